/** A stream in which news waits until it is read; a slow client gets the newest only. */
export type EventStream<News> = {
  readonly news: AsyncIterableIterator<News>;
  /** Puts news into the stream, replacing any that was not read yet. */
  tell(news: News): void;
  /** Ends the stream once its news has been read. */
  end(): void;
};

/** @param onEnd called once: when the stream is ended, or when the client disconnects */
export function eventStream<News>(onEnd: () => void): EventStream<News> {
  let waiting: { readonly news: News } | null = null;
  let ended = false;
  let wake: (() => void) | null = null;
  const done = { done: true, value: undefined } as const;

  const end = () => {
    if (ended) return;
    ended = true;
    onEnd();
    wake?.();
  };
  const next = async (): Promise<IteratorResult<News>> => {
    while (!waiting) {
      if (ended) return done;
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
    const { news } = waiting;
    waiting = null;
    return { done: false, value: news };
  };
  const news: AsyncIterableIterator<News> = {
    [Symbol.asyncIterator]: () => news,
    next,
    async return() {
      waiting = null;
      end();
      return done;
    },
  };
  return {
    news,
    tell(newest) {
      if (ended) return;
      waiting = { news: newest };
      wake?.();
    },
    end,
  };
}
