/** Room that a list needs to be of use, and room left below it, in pixels. */
const LEAST = 200;
const MARGIN = 16;

/**
 * How high a list under a field may be so that it ends inside the window and nothing needs to
 * scroll, in pixels; null where there is too little room below the field.
 */
export function listHeight(windowHeight: number, listTop: number): number | null {
  const room = Math.floor(windowHeight - listTop - MARGIN);
  return room >= LEAST ? room : null;
}
