/** The scene that covers the table: the rest of the news waits until it is left. */

import type { Scene } from '../games/page';

export class Scenes {
  scene: Scene | null = $state.raw(null);
  /** Whether it is seen, or the board beneath it. */
  shown = $state(true);
  /** Raised for each time it is played. */
  playing = $state(0);
  /** Whether its end is shown at once. */
  skipped = $state(false);
  /** Whether no further one is wanted in this game. */
  private unwanted = false;
  private left: () => void = () => {};

  /** Show it, until it is left; at once where nobody wants any. */
  async play(scene: Scene | null): Promise<void> {
    if (!scene || this.unwanted) return;
    this.scene = scene;
    this.again();
    await new Promise<void>((resolve) => (this.left = resolve));
  }

  again(): void {
    this.shown = true;
    this.skipped = false;
    this.playing += 1;
  }

  turn(): void {
    this.shown = !this.shown;
  }

  /** To its end at once; on to the table where that has been seen. */
  hurry(): void {
    if (this.skipped) this.leave();
    this.skipped = true;
  }

  /** Back to the table. */
  leave(): void {
    this.scene = null;
    this.left();
  }

  never(): void {
    this.unwanted = true;
    this.leave();
  }
}
