/** How seats are told apart: five shapes, each with its colour in the style sheet. */

export const SHAPES = [
  { name: 'cir', path: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z' },
  {
    name: 'sq',
    path: 'M4 1.500h16A2.500 2.500 0 0 1 22.500 4v16A2.500 2.500 0 0 1 20 22.500H4A2.500 2.500 0 0 1 1.500 20V4A2.500 2.500 0 0 1 4 1.500z',
  },
  { name: 'tri', path: 'M12 .8 23.800 22.500H.2z' },
  { name: 'dia', path: 'M12 .2 23.800 12 12 23.800.2 12z' },
  { name: 'hex', path: 'M6.500 1.500h11L23 12l-5.500 10.500h-11L1 12z' },
] as const;
