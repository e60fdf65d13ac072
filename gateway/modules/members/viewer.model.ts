/**
 * The actor: everything about them is read from the session, so that it is right after a sign-in
 * too.
 */
export type Viewer = { readonly asks: true };

export const VIEWER: Viewer = { asks: true };
