/** A part of the mark: an SVG path in a box of 32, and how opaque it is. */
export type MarkPath = { readonly d: string; readonly weight: number };

/**
 * The airline's mark, a magnolia opening on a bare twig, in its simple form for 16 px and more: three tepals and the twig.
 * Every picture of the flower is made of these paths or of the fuller `FLOWER`.
 */
export const SMALL_FLOWER: readonly MarkPath[] = [
  {
    d: 'M13.7 24.9C6.7 22.1 3.7 16.2 5 9.9C5.5 7.7 6.2 5.6 7.2 3.6C9.1 5.3 10.5 7.3 11.1 9.5C10.5 10.5 10.1 11.5 9.9 12.6C9.1 17 10.5 21.4 13.7 24.9Z',
    weight: 0.7,
  },
  {
    d: 'M16.2 25.4C23.7 25.7 28.9 21.5 30.2 15.2C30.7 13.1 30.9 10.9 30.8 8.6C28.3 9.4 26.3 10.7 24.8 12.4C24.9 13.6 24.9 14.7 24.6 15.8C23.5 20 20.5 23.5 16.2 25.4Z',
    weight: 0.7,
  },
  {
    d: 'M15 24.8C11.5 21 10.4 16.9 11.3 12.9C12.1 9.5 15.4 7.2 19.3 4.6C21.8 8.6 23.8 12 23.2 15.4C22.4 19.4 19.8 22.8 15 24.8Z',
    weight: 1,
  },
  {
    d: 'M2.6 31.7C8 31.1 12 29.4 13.6 26L16.8 26.9C15.2 30.4 9.6 32 2.6 31.7Z',
    weight: 1,
  },
];
