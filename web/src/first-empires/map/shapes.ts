/** The shapes of pieces on the map, around their middle: colour is never alone. */

export const TOKENS = [
  { path: 'M0-11.500a11.500 11.500 0 1 1 0 23 11.500 11.500 0 0 1 0-23Z', drop: 4.6 },
  {
    path: 'M-7-10.500H7A3.500 3.500 0 0 1 10.500-7V7A3.500 3.500 0 0 1 7 10.500H-7A3.500 3.500 0 0 1-10.500 7V-7A3.500 3.500 0 0 1-7-10.500Z',
    drop: 4.7,
  },
  { path: 'M0-13.500 14 10.500H-14Z', drop: 7 },
  { path: 'M0-14.500 14.500 0 0 14.500-14.500 0Z', drop: 4.6 },
  { path: 'M-6.800-11.800H6.800L13.600 0 6.800 11.800H-6.800L-13.600 0Z', drop: 4.6 },
] as const;

export const WALLS =
  'M-12 9V-5h2.600v-3.400h4V-5h1.600v-7L0-16.400 3.800-12v7h1.600v-3.400h4V-5H12V9Z';
