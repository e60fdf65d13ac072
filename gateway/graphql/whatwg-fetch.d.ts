/**
 * The types of `@whatwg-node/fetch`, as far as Yoga's name them. The package's own bring in every
 * type of a browser.
 */
export const Response: typeof globalThis.Response;
export const createFetch: () => {
  fetch: typeof fetch;
  Request: typeof Request;
  Response: typeof globalThis.Response;
  URL: typeof URL;
};
