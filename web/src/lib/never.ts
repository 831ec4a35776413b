/**
 * For the end of a switch over a closed union: a case that nobody wrote fails the type check. What
 * a newer server sends all the same is passed over.
 */
export function never(_one: never): undefined {
  return undefined;
}
