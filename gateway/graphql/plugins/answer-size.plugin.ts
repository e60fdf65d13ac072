import type { Plugin } from 'graphql-yoga';
import { LIMITS } from '#schema/codes/base/limits.ts';

const KIBIBYTE = 1024;
/** A letter has as many bytes at most, so most answers need not be counted. */
const LARGEST_LETTER = 3;

/**
 * Refuses to send an answer that is larger than any client can use (RULES 1.15); events of a
 * subscription are sent one by one.
 */
export const answerSize = (most: number = LIMITS.answerBytes): Plugin => ({
  async onResponse({ response, setResponse, fetchAPI }) {
    if (!response.headers.get('content-type')?.includes('json')) return;
    const text = await response.text();
    const { status, headers } = response;
    if (text.length * LARGEST_LETTER <= most || Buffer.byteLength(text) <= most) {
      setResponse(new fetchAPI.Response(text, { status, headers }));
      return;
    }
    const message = `The answer is larger than ${most / KIBIBYTE} KiB: ask for less at a time.`;
    const errors = [{ message, extensions: { code: 'QUERY_TOO_COMPLEX' } }];
    headers.set('cache-control', 'private, no-store');
    headers.delete('content-length');
    setResponse(new fetchAPI.Response(JSON.stringify({ errors }), { status: 400, headers }));
  },
});
