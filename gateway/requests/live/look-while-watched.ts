type Looking = {
  readonly intervalMilliseconds: number;
  /** Whether anything is watched now. */
  isWatched(): boolean;
  /** Looks once at everything that is watched. Where its source is away, the next look finds what was missed. */
  lookAtAll(): Promise<unknown>;
};

/**
 * Looks again and again for as long as something is watched, one look after the other.
 * @returns begins to look, unless that has begun already: for each new watch
 */
export const lookWhileWatched = ({ intervalMilliseconds, isWatched, lookAtAll }: Looking) => {
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
};
