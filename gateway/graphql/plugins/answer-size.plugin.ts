import type { Plugin } from 'graphql-yoga';
import { LIMITS } from '#schema/codes/base/limits.ts';

const KIBIBYTE = 1024;

/**
 * Refuses to send an answer that is larger than any client can use (RULES 1.15), and says how long the others are, so that
 * later steps know that they are whole. Events of a subscription are sent one by one.
 */
export const answerSize = (most: number = LIMITS.answerBytes): Plugin => ({
  async onResponse({ response, setResponse, fetchAPI }) {
    if (!response.headers.get('content-type')?.includes('json')) return;
    const text = await response.text();
    const { headers } = response;
    const bytes = Buffer.byteLength(text);
    if (bytes <= most) {
      headers.set('content-length', String(bytes));
      const { status, statusText } = response;
      setResponse(new fetchAPI.Response(text, { status, statusText, headers }));
      return;
    }
    const message = `The answer is larger than ${most / KIBIBYTE} KiB: ask for less at a time.`;
    const errors = [{ message, extensions: { code: 'QUERY_TOO_COMPLEX' } }];
    headers.set('cache-control', 'private, no-store');
    headers.delete('content-length');
    setResponse(new fetchAPI.Response(JSON.stringify({ errors }), { status: 400, headers }));
  },
});
