import { PLANE } from './way-shapes.ts';

/** An aircraft from the side, flying to the right, in a view box of 64 by 28. */
export function PlaneShape() {
  return <path d={PLANE} />;
}
