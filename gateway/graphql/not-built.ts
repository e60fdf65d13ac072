/**
 * Fields of the contract that nothing serves yet, by file of `schema/sdl`: those of the root types, and those of types that are
 * served otherwise. The list may only shrink: tests compare it with the executable schema and with real objects.
 */
export const NOT_BUILT: readonly string[] = [];
