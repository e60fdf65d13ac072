import {
  type ConnectionQueue,
  createConnectionQueue,
} from '#gateway/http/accept-pending-connections.ts';

/** How many pages are rendered at once, and how many more requests may wait for their turn. */
export type RenderLimits = { readonly atOnce: number; readonly waiting: number };

/** Gives the place to the next in line; calling it again changes nothing. */
export type EndTurn = () => void;

/** How rendering stands: now, and since the start what was refused. */
export type RenderStatus = {
  readonly rendering: number;
  readonly waiting: number;
  readonly refused: number;
};

export type RenderQueue = {
  /**
   * Waits for a turn to render. Null when there is none: the line is full, the wait was too long,
   * or the client has left.
   * @param signal aborts when the client leaves, and with that its place in the line is free
   */
  enter(signal: AbortSignal): Promise<EndTurn | null>;
  /** A turn for a page that serves all its viewers: ahead of the line, and never refused. */
  enterForAll(): Promise<EndTurn>;
  status(): RenderStatus;
};

/** By then most viewers have left or reloaded the page. */
const PATIENCE_MILLISECONDS = 5_000;

/**
 * Bounds what rendering takes of memory and of the event loop, however many requests arrive.
 * @param arrivals lets the connections in that come meanwhile, before each page
 */
export function createRenderQueue(
  { atOnce, waiting }: RenderLimits,
  patienceMilliseconds: number = PATIENCE_MILLISECONDS,
  arrivals: Pick<ConnectionQueue, 'pause'> = createConnectionQueue(),
): RenderQueue {
  const line: ((turn: EndTurn) => void)[] = [];
  let rendering = 0;
  let refused = 0;

  const begin = (): EndTurn => {
    let over = false;
    rendering += 1;
    return () => {
      if (over) return;
      over = true;
      rendering -= 1;
      line.shift()?.(begin());
    };
  };

  const wait = (signal: AbortSignal) =>
    new Promise<EndTurn | null>((resolve) => {
      const settle = (turn: EndTurn | null) => {
        clearTimeout(patience);
        signal.removeEventListener('abort', leave);
        resolve(turn);
      };
      const leave = () => {
        line.splice(line.indexOf(settle), 1);
        settle(null);
      };
      const patience = setTimeout(() => {
        refused += 1;
        leave();
      }, patienceMilliseconds);
      signal.addEventListener('abort', leave);
      line.push(settle);
    });

  return {
    async enter(signal) {
      if (signal.aborted) return null;
      const full = rendering >= atOnce;
      if (full && line.length >= waiting) {
        refused += 1;
        return null;
      }
      const end = full ? await wait(signal) : begin();
      await arrivals.pause();
      if (!signal.aborted) return end;
      end?.();
      return null;
    },
    async enterForAll() {
      const end =
        rendering < atOnce
          ? begin()
          : await new Promise<EndTurn>((resolve) => line.unshift(resolve));
      await arrivals.pause();
      return end;
    },
    status: () => ({ rendering, waiting: line.length, refused }),
  };
}
