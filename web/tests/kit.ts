/** What tests put into the shapes that they are not about. */

/** A choice but for its number, its move, its effects and its targets. */
export const aChoice = {
  rule: '',
  forecast: 0,
  final: false,
  icon: '',
  rank: 0,
  ends: false,
  only_gains: false,
  cost: null,
  group: null,
  text: '',
  hint: '',
  title: '',
  detail: '',
  apart: null,
};
