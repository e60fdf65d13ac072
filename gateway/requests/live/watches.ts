import { tooManyRequests } from '#gateway/requests/faults.ts';

type Looking = {
  readonly intervalMilliseconds: number;
  /** Whether anything is watched now. */
  isWatched(): boolean;
  /**
   * Looks once at everything that is watched. Where its source is away, the next look finds what
   * was missed.
   */
  lookAtAll(): Promise<unknown>;
};

/**
 * Looks again and again for as long as something is watched, one look after the other.
 * @returns begins to look, unless that has begun already: for each new watch
 */
function pollWhileSubscribed({ intervalMilliseconds, isWatched, lookAtAll }: Looking) {
  let looking = false;
  const tick = async () => {
    await lookAtAll().catch(() => {});
    looking = false;
    keepLooking();
  };
  const keepLooking = (): void => {
    if (looking || !isWatched()) return;
    looking = true;
    setTimeout(tick, intervalMilliseconds).unref();
  };
  return keepLooking;
}

/**
 * Watches at once: of one viewer, which is a network (an office, a campus) or a member, and of this
 * gateway.
 */
export type WatchLimits = { readonly perViewer: number; readonly all: number };

/** What every watch has: the viewer for whom it counts, and the stream that it feeds. */
export type Watch = { readonly viewer: string; readonly line: { end(): void } };

type Watching<One extends Watch> = {
  readonly intervalMilliseconds: number;
  readonly limits: WatchLimits;
  /**
   * Watches with the same text are looked at together, with one question for all of them; without
   * it, all watches.
   */
  together?(watch: One): string;
  /** Looks at what is watched. Where its source is away, the next look finds what was missed. */
  look(watches: readonly One[]): Promise<unknown>;
  /** The first look of a new watch, where it differs. */
  begin?(watch: One): Promise<unknown>;
};

const RETRY_SECONDS = 30;

/**
 * The open watches of one live field: they are looked at in an interval, and only while there are
 * any.
 */
export function createWatches<One extends Watch>({
  intervalMilliseconds,
  limits,
  together = () => '',
  look,
  begin = (watch) => look([watch]),
}: Watching<One>) {
  const watches = new Set<One>();
  const keepLooking = pollWhileSubscribed({
    intervalMilliseconds,
    isWatched: () => watches.size > 0,
    lookAtAll: () =>
      Promise.allSettled([...Map.groupBy(watches, together).values()].map((some) => look(some))),
  });

  return {
    /**
     * Opens a watch and looks at once; where that fails, it ends.
     * @param make is handed what removes the watch, for when its stream ends
     * @throws TOO_MANY_REQUESTS
     */
    open(viewer: string, make: (onEnd: () => void) => One): One {
      const own = [...watches].filter((other) => other.viewer === viewer);
      if (watches.size >= limits.all || own.length >= limits.perViewer)
        throw tooManyRequests(RETRY_SECONDS);
      const watch = make(() => void watches.delete(watch));
      watches.add(watch);
      void begin(watch).catch(() => watch.line.end());
      keepLooking();
      return watch;
    },
    /** How many watch now. */
    count: (): number => watches.size,
    /** Ends every watch, so that a gateway can leave; browsers ask the next one. */
    endAll(): void {
      for (const { line } of [...watches]) line.end();
    },
  };
}
