/** The way between two places, in a view of 1000 by 300: an arc, and its top. */
export const WAY = { arc: 'M150 190Q500-70 850 190', top: { x: 500, y: 60 } } as const;

/** An aircraft from the side, flying to the right, in a view of 64 by 28. */
export const PLANE =
  'M1 12 4 11.4 9.6 14.2 27 12.6 16.4 2.4 20 1.6 38.6 11.4 53 10.2C58 9.9 62.6 10.8 63 12.4 62.6 14 58.4 15.6 53.4 16L39.6 17 27.4 26.6 23.8 26.8 29 17.6 13 18.2C9 18.2 5.4 16.8 4 15.2Z';
