/** Where the regions lie: outlines, names and harbours. What borders what, the server says. */

export interface Outline {
  points: string;
  /** The middle of the name, with its symbol. */
  label: [number, number];
  /** Where the harbour to each ocean is drawn, if the region has one. */
  ports: Partial<Record<string, [number, number]>>;
}

export const OUTLINES: Record<string, Outline> = {
  albion: {
    points: '262,132 286,98 332,90 360,114 354,156 322,182 280,176',
    label: [300, 129],
    ports: { west: [268, 168], east: [322, 92] },
  },
  thule: {
    points: '392,100 426,54 486,30 540,40 548,84 536,150 470,168 412,160 386,132',
    label: [460, 93],
    ports: { west: [396, 134], east: [486, 38] },
  },
  etruria: {
    points: '412,160 470,168 486,222 478,268 446,296 398,284 344,268 326,232 366,198',
    label: [401, 223],
    ports: { west: [344, 254] },
  },
  karthadst: {
    points: '318,338 360,314 412,330 450,324 478,344 470,398 402,408 330,398 302,366',
    label: [374, 357],
    ports: { west: [316, 362] },
  },
  scythia: {
    points: '470,168 536,150 600,140 638,186 640,238 590,262 524,272 478,268 486,222',
    label: [547, 199],
    ports: {},
  },
  parsa: {
    points:
      '524,272 590,262 640,238 690,262 686,316 664,346 656,384 624,402 592,364 556,346 528,326',
    label: [604, 305],
    ports: { east: [646, 382] },
  },
  rus: {
    points:
      '582,34 660,20 770,24 862,34 934,64 922,116 862,142 800,168 716,196 638,186 600,140 590,90',
    label: [744, 85],
    ports: { east: [880, 44] },
  },
  huaxia: {
    points: '716,196 800,168 862,142 894,190 900,246 866,296 806,314 752,276 730,240',
    label: [801, 219],
    ports: { east: [892, 244] },
  },
  indus: {
    points: '690,262 730,240 752,276 806,314 798,352 770,378 744,434 710,400 686,316',
    label: [732, 339],
    ports: { east: [738, 414] },
  },
  funan: {
    points: '806,314 866,296 908,322 904,372 880,424 846,446 820,400 798,352',
    label: [848, 353],
    ports: { east: [890, 398] },
  },
  wagadu: {
    points: '330,398 402,408 470,398 484,436 500,476 440,490 376,482 326,458 308,424',
    label: [392, 437],
    ports: { west: [322, 440] },
  },
  aksum: {
    points: '478,344 528,326 556,346 568,390 614,424 602,464 560,490 500,476 484,436 470,398',
    label: [528, 413],
    ports: { east: [600, 438] },
  },
  mupata: {
    points: '440,490 500,476 560,490 580,532 548,582 498,600 460,572 440,530',
    label: [498, 527],
    ports: { west: [446, 548], east: [574, 540] },
  },
  malagasy: {
    points: '612,496 668,474 728,500 724,552 668,582 608,552',
    label: [651, 517],
    ports: { east: [668, 568] },
  },
  ezu: {
    points: '934,170 966,150 994,178 990,236 954,262 928,222',
    label: [958, 191],
    ports: { east: [960, 252] },
  },
  sahul: {
    points: '806,528 830,490 884,472 944,480 984,520 962,572 898,594 836,578',
    label: [888, 519],
    ports: { east: [846, 572] },
  },
  cahokia: {
    points: '26,80 100,42 176,70 182,132 136,172 64,172 22,130',
    label: [89, 109],
    ports: { west: [178, 100], east: [30, 104] },
  },
  mexaca: {
    points: '64,172 136,172 166,214 150,262 106,256 70,220',
    label: [102, 213],
    ports: { west: [158, 238], east: [68, 196] },
  },
  cuzco: {
    points: '106,256 150,262 198,300 210,354 176,394 122,398 98,340',
    label: [144, 327],
    ports: { west: [204, 326], east: [102, 300] },
  },
  wallmapu: {
    points: '122,398 176,394 184,440 160,506 132,566 110,520 108,446',
    label: [129, 441],
    ports: { west: [176, 470], east: [108, 484] },
  },
};

/** Mountains that nobody crosses. */
export const ROCKS = [
  '540,40 582,34 590,90 600,140 536,150 548,84',
  '478,268 524,272 528,326 478,344 450,324 446,296',
  '638,186 716,196 730,240 690,262 640,238',
];

export const OCEANS: Record<string, { label: [number, number] }> = {
  west: { label: [252, 250] },
  east: { label: [758, 466] },
};

export const WORLD = { x: 0, y: 6, w: 1000, h: 602 };

type Point = [number, number];

/** The direction of each arrow key, to the right and down. */
export const ARROWS: Record<string, Point | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Of some spaces the one that lies in a direction from here; none, if all lie elsewhere. */
export function towards(here: string, spaces: string[], [dx, dy]: Point): string | undefined {
  const from = placeOf(here);
  let best: string | undefined;
  let least = Infinity;
  for (const space of spaces) {
    const to = placeOf(space);
    if (!from || !to) continue;
    const along = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy;
    const aside = Math.abs((to[0] - from[0]) * dy + (to[1] - from[1]) * dx);
    // What lies more aside than ahead belongs to another key.
    const far = along + 2 * aside;
    if (along > 0 && aside <= 2 * along && far < least) [best, least] = [space, far];
  }
  return best;
}

function placeOf(space: string): Point | undefined {
  return OUTLINES[space]?.label ?? OCEANS[space]?.label;
}

export function pointsOf(outline: Outline): Point[] {
  return outline.points.split(' ').map((pair) => pair.split(',').map(Number) as Point);
}

function middle(outline: Outline): Point {
  const points = pointsOf(outline);
  const sum = points.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The line that shows a border between two regions: across their common edge, or between them. */
export function gate(one: Outline, other: Outline): [Point, Point] {
  const theirs = new Set(pointsOf(other).map(String));
  const shared = pointsOf(one).filter((point) => theirs.has(String(point)));
  if (shared.length >= 2) {
    const [a, b] = longest(shared);
    const x = (a[0] + b[0]) / 2;
    const y = (a[1] + b[1]) / 2;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const dx = (-(b[1] - a[1]) / length) * 9;
    const dy = ((b[0] - a[0]) / length) * 9;
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ];
  }
  const [from, to] = [middle(one), middle(other)];
  const along = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [along(0.36), along(0.64)];
}

/** Of the points that two outlines share in a row, the two farthest neighbours. */
function longest(shared: Point[]): [Point, Point] {
  let best: [Point, Point] = [shared[0]!, shared[1]!];
  let most = 0;
  for (let at = 1; at < shared.length; at++) {
    const [a, b] = [shared[at - 1]!, shared[at]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length > most) [best, most] = [[a, b], length];
  }
  return best;
}
