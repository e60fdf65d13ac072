import type { Plugin } from 'graphql-yoga';
import { fault } from '#gateway/requests/faults.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Null where all of it is JSON. */
function notJson(url: string) {
  const { searchParams } = new URL(url);
  const name = ['variables', 'extensions'].find((one) => !isJson(searchParams.get(one) || 'null'));
  return name ? fault('BAD_REQUEST', `The parameter ${name} is not JSON.`, { status: 400 }) : null;
}

/** Refuses an address whose `variables` or `extensions` are no JSON. */
export const validateQueryString = (): Plugin => ({
  onRequestParse({ request: { method }, requestParser, setRequestParser }) {
    if (method !== 'GET' || !requestParser) return;
    setRequestParser((request) => {
      try {
        return requestParser(request);
      } catch (cause) {
        throw notJson(request.url) ?? cause;
      }
    });
  },
});
