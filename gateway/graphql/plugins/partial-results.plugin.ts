import type { Plugin } from 'graphql-yoga';

/**
 * An answer with data is 200, whatever fault one of its fields has: clients drop the data of any
 * other status. Headers of a fault are sent all the same.
 */
export const partialResults = (): Plugin => ({
  onResultProcess({ result }) {
    if (!('data' in result) || !result.data) return;
    for (const { extensions } of result.errors ?? []) {
      const { http } = extensions;
      if (http) extensions.http = { headers: http.headers ?? {} };
    }
  },
});
