import type { Plugin } from 'graphql-yoga';

/**
 * Tells of each subscription that it was opened, and once that it is over: read to its end, left or
 * failed.
 */
export const openSubscriptions = (changed: (by: 1 | -1) => void): Plugin => ({
  onSubscribe() {
    let open = false;
    const close = () => {
      if (open) changed(-1);
      open = false;
    };
    return {
      onSubscribeResult({ result }) {
        if (!(Symbol.asyncIterator in result)) return;
        open = true;
        changed(1);
        return { onEnd: close };
      },
      onSubscribeError: close,
    };
  },
});
