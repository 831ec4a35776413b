/** How far the worker's own start has come, for whoever shows it. */

interface Loading {
  /** Bytes that are there, and all that are needed; 0 of them: nothing has to be fetched. */
  done: number;
  all: number;
  ready: boolean;
  failed: string;
}

export const loading: Loading = $state({ done: 0, all: 0, ready: true, failed: '' });
