import type { Plugin } from 'graphql-yoga';
import { fault } from '#gateway/requests/faults.ts';

const PREFLIGHT_HEADER = 'graphql-require-preflight';

/**
 * Refuses posts that another site could make in the visitor's name: a browser sends them with
 * cookies and without a preflight, unless their content type or a header of their own asks for one.
 */
export const csrfPrevention = (): Plugin => ({
  onRequestParse({ request }) {
    if (request.method !== 'POST') return;
    const type = request.headers.get('content-type') ?? '';
    if (type.startsWith('application/json') || type.startsWith('application/graphql')) return;
    if (request.headers.has(PREFLIGHT_HEADER)) return;
    throw fault('CROSS_SITE_REQUEST', `This content type needs the header ${PREFLIGHT_HEADER}.`, {
      status: 403,
    });
  },
});
