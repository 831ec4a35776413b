/** Where things are in the graph, in per cent of its width and height. */

const ALL = 100;

export function place(ply: number, plies: number): number {
  return plies ? (Math.max(0, ply) / plies) * ALL : 0;
}

/** For each seat the area between its chance and the chances below it; the first seat lies lowest. */
export function areas(chances: number[][], seats: number, plies: number): string[] {
  if (chances.length < 2) return [];
  const sums = chances.map((row) => {
    let sum = 0;
    return [0, ...row.map((chance) => (sum += chance))];
  });
  return Array.from({ length: seats }, (_, seat) => {
    const edge = (above: number) =>
      sums.map(
        (row, ply) => `${place(ply, plies).toFixed(2)} ${(ALL - row[seat + above]!).toFixed(2)}`,
      );
    return `M${[...edge(1), ...edge(0).reverse()].join('L')}Z`;
  });
}
