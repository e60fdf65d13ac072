import type { Context } from 'hono';

/** A form of another site could post as well; browsers send where a form comes from. */
export function isSameOriginForm(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = URL.parse(c.req.header('origin') ?? '');
  return origin !== null && origin.host === c.req.header('host');
}
