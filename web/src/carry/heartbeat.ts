/** Whether a line is still there: a phone that slept, or another network, leaves some that are not and never close. */

/** Milliseconds of silence after which the other end is asked. */
const QUIET = 20_000;
/** … and until it has to have answered; whoever just looks again is not kept waiting. */
const PATIENCE = 8_000;

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;

  constructor(
    private readonly ask: () => void,
    private readonly silent: () => void,
  ) {}

  begin(): void {
    document.addEventListener('visibilitychange', this.look);
    this.heard();
  }

  /** Something came: there is somebody. */
  heard(): void {
    this.asked = false;
    this.wait(QUIET, () => this.check());
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.timer);
  }

  private look = () => {
    if (!document.hidden && !this.asked) this.check();
  };

  private check(): void {
    this.asked = true;
    this.wait(PATIENCE, this.silent);
    this.ask();
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }
}
