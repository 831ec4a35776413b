/** How the worker does, for whoever shows it. */

interface Loading {
  /** Bytes that are there, and all that are needed; 0 of them: nothing has to be fetched. */
  done: number;
  all: number;
  ready: boolean;
  /** Why it could not be started. */
  failed: string;
  /** Whether it has ended after it was ready. */
  stopped: boolean;
  /** Whether games outlast the page. */
  keeps: boolean;
  /** Whether the browser has refused to keep what came last. */
  full: boolean;
}

export const loading: Loading = $state({
  done: 0,
  all: 0,
  ready: true,
  failed: '',
  stopped: false,
  keeps: true,
  full: false,
});
