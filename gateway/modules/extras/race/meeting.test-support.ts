/** Lets two go on once both have come, so that both look before either has acted. */
export function meeting(): () => Promise<void> {
  let first: (() => void) | null = null;
  return () =>
    new Promise((resolve) => {
      if (!first) {
        first = resolve;
        return;
      }
      first();
      first = null;
      resolve();
    });
}
