import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** React's warning about an element of HTML that Happy DOM does not know yet. */
const isUnknownToHappyDom = ([message, tag]: unknown[]) =>
  String(message).startsWith('The tag <%s> is unrecognized') && tag === 'search';

let logged: MockInstance<typeof console.error>[] = [];

beforeEach(() => {
  logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const spy of logged) spy.mockReturnValue();
});

/** Imported by tests of whole pages: each fails when React, the texts or the page itself have logged something. */
afterEach(() => {
  const calls = logged
    .flatMap(({ mock }) => mock.calls)
    .filter((call) => !isUnknownToHappyDom(call));
  for (const spy of logged) spy.mockRestore();
  expect(calls).toEqual([]);
});
