import { expect, onTestFinished, vi } from 'vitest';

/** React's warning about an element of HTML that Happy DOM does not know yet. */
const isUnknownToHappyDom = ([message, tag]: unknown[]) =>
  String(message).startsWith('The tag <%s> is unrecognized') && tag === 'search';

/** The running test fails when React, the texts or the page itself log something from now on. */
export function keepConsoleClean(): void {
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const spy of logged) spy.mockReturnValue();
  onTestFinished(() => {
    const calls = logged
      .flatMap(({ mock }) => mock.calls)
      .filter((call) => !isUnknownToHappyDom(call));
    for (const spy of logged) spy.mockRestore();
    expect(calls).toEqual([]);
  });
}
