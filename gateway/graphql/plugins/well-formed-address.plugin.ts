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

/** Refuses an address whose `variables` or `extensions` are no JSON, before anyone tries to read them. */
export const wellFormedAddress = (): Plugin => ({
  onRequestParse({ request, url }) {
    if (request.method !== 'GET') return;
    for (const name of ['variables', 'extensions']) {
      const text = url.searchParams.get(name);
      if (text && !isJson(text))
        throw fault('BAD_REQUEST', `The parameter ${name} is not JSON.`, { status: 400 });
    }
  },
});
