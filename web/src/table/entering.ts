/** What Enter means where the focus is: to play what is chosen, or to press a control. */

const CONTROL = 'button, a, summary, [role=button]';
/** Things that can be chosen, and Confirm itself: on these, Enter is about the choice. */
const OF_THE_DECISION = '.choice, .go, [data-at], [data-space]';
const GOES_ELSEWHERE = /^(Tab|F6|Arrow.*)$/;

export class Entering {
  /** Whether the focus is where it is by a click; the browser's own notion forgets second clicks. */
  clicked = false;

  pointed = (): void => void (this.clicked = true);

  typed(key: string): void {
    if (GOES_ELSEWHERE.test(key)) this.clicked = false;
  }

  /**
   * Whether Enter plays what is chosen. Whoever went to another control by key means that control;
   * a click has left the focus behind where nobody thinks of it any more.
   */
  playsChoice(target: Element): boolean {
    const control = target.closest(CONTROL);
    return !control || this.clicked || control.matches(OF_THE_DECISION);
  }
}
