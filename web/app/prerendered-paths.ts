/** Pages without a visitor in them: written once at build time, in every locale (DESIGN section 6). English paths. */
export const PRERENDERED_PATHS: readonly string[] = [];
