/** A part of the mark: an SVG path in a box of 32, and how opaque it is. */
export type MarkPath = { readonly d: string; readonly weight: number };

/**
 * The airline's mark, a magnolia opening on a bare twig, in its simple form for 16 px and more:
 * three tepals and the twig. Every picture of the flower is made of these paths or of the fuller
 * `FLOWER`.
 */
export const SMALL_FLOWER: readonly MarkPath[] = [
  {
    d: 'M12.9 24.3C5.9 21.6 2.6 16.4 3.2 10.6C3.4 8.4 4.2 6.4 5.4 4.8C5.9 4.2 6.6 4 7.4 4.3C9.4 4.9 10.9 5.9 12 7.2C9.9 9 8.7 11 8.3 13.2C7.6 17.4 9.1 21.2 12.9 24.3Z',
    weight: 0.7,
  },
  {
    d: 'M18.1 25C25.4 22.4 29.3 17.2 29 11.4C28.9 9.2 28.2 7.2 27 5.5C26.5 4.9 25.8 4.7 25 5C23.1 5.4 21.6 6.3 20.5 7.5C22.7 9.3 24.2 11.3 24.6 13.6C25.2 17.8 22.9 21.8 18.1 25Z',
    weight: 0.7,
  },
  {
    d: 'M15.2 24.8C10.6 21.2 9 16.6 10.1 12C10.8 9 12.8 6.8 15.4 5.6C16.1 5.3 16.9 5.3 17.6 5.7C20.4 7.1 22.4 9.4 22.9 12.4C23.6 17 20.4 21.8 15.2 24.8Z',
    weight: 1,
  },
  {
    d: 'M2.6 31.7C8 31.1 12 29.4 13.6 26L16.8 26.9C15.2 30.4 9.6 32 2.6 31.7Z',
    weight: 1,
  },
];
