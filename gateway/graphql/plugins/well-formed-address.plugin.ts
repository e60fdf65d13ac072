import type { Plugin } from 'graphql-yoga';
import { fault } from '#gateway/requests/faults.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const notJson = (url: string) => {
  const { searchParams } = new URL(url);
  const name = ['variables', 'extensions'].find((one) => !isJson(searchParams.get(one) || 'null'));
  return fault('BAD_REQUEST', `The parameter ${name} is not JSON.`, { status: 400 });
};

/** Refuses an address whose `variables` or `extensions` are no JSON. */
export const wellFormedAddress = (): Plugin => ({
  onRequestParse({ request: { method }, requestParser, setRequestParser }) {
    if (method !== 'GET' || !requestParser) return;
    setRequestParser((request) => {
      try {
        return requestParser(request);
      } catch {
        throw notJson(request.url);
      }
    });
  },
});
