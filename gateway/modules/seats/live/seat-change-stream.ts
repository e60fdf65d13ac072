import type { SeatStatus } from '#gateway/modules/seats/map/flight-seats.ts';

/** Seats that changed, in the form of the API's event. */
export type SeatUpdate = {
  readonly seatsChanged: {
    readonly at: Date;
    readonly seats: { readonly number: string; readonly state: SeatStatus['state'] }[];
  };
};

/** The seats that are not free, by their numbers. */
export type SeatStates = ReadonlyMap<string, SeatStatus['state']>;

function changesBetween(told: SeatStates, states: SeatStates) {
  const freed = [...told.keys()].filter((number) => !states.has(number));
  const others = [...states].filter(([number, state]) => told.get(number) !== state);
  return [
    ...freed.map((number) => ({ number, state: 'FREE' as const })),
    ...others.map(([number, state]) => ({ number, state })),
  ];
}

/**
 * A stream of what changed since its client last read: a slow client misses nothing, and gets it
 * together.
 * @param onEnd called once: when the stream is ended, or when the client disconnects
 */
export function seatChangeStream(onEnd: () => void) {
  let told: SeatStates | null = null;
  let newest: { readonly states: SeatStates; readonly at: Date } | null = null;
  let ended = false;
  let wake: (() => void) | null = null;

  const end = () => {
    if (ended) return;
    ended = true;
    onEnd();
    wake?.();
  };
  const unread = (): SeatUpdate | null => {
    if (!newest) return null;
    const seats = changesBetween(told ?? new Map(), newest.states);
    if (told && seats.length === 0) return null;
    told = newest.states;
    return { seatsChanged: { at: newest.at, seats } };
  };
  const next = async (): Promise<IteratorResult<SeatUpdate>> => {
    for (;;) {
      const value = unread();
      if (value) return { done: false, value };
      if (ended) return { done: true, value: undefined };
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
  };
  const news: AsyncIterableIterator<SeatUpdate> = {
    [Symbol.asyncIterator]: () => news,
    next,
    async return() {
      newest = null;
      end();
      return { done: true, value: undefined };
    },
  };
  return {
    news,
    /**
     * Shows how the seats are now; what the client has not read of it follows at its next reading.
     */
    show(states: SeatStates, at: Date): void {
      if (ended) return;
      newest = { states, at };
      wake?.();
    },
    end,
  };
}
