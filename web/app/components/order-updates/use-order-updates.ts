import { useEffect, useRef } from 'react';
import { useInViewport } from '#web/app/page/use-in-viewport.ts';
import { useOrderNewsSubscription } from './order-updates.subscription.gen.ts';

/** How long to wait before reconnecting. */
const RETRY_MILLISECONDS = 10_000;

type NewsOptions = {
  readonly variables: { readonly id: string };
  readonly skip: boolean;
  readonly ignoreResults: true;
  onData(): void;
  onComplete(): void;
  onError(): void;
};

/** A generated hook of a subscription that takes an id. */
type UseNews = (options: NewsOptions) => { restart(): void };

/**
 * Refetches what a page shows when it changes elsewhere. Only while the page is visible, as
 * browsers allow few open connections to one site; a tab that is seen again refetches what it may
 * have missed. Null where nothing more happens to it.
 */
export function useLiveUpdates(
  useNews: UseNews,
  id: string | null,
  refetch: () => Promise<void>,
): void {
  const isSeen = useInViewport();
  const isWatched = id !== null && isSeen;
  const watched = useRef(isWatched);
  watched.current = isWatched;
  const hasBegun = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { restart } = useNews({
    variables: { id: id ?? '' },
    skip: !isWatched,
    // The page asks itself for what it shows, which is more than an event holds.
    ignoreResults: true,
    onData() {
      // The first event is what the page has just been loaded with.
      if (hasBegun.current) void refetch();
      hasBegun.current = true;
    },
    onComplete() {
      // The gateway leaves, or the access has ended: the page then offers to look it up.
      void refetch();
      tryAgain();
    },
    onError: () => tryAgain(),
  });
  const tryAgain = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => watched.current && restart(), RETRY_MILLISECONDS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
}

/**
 * Refetches an order when it changes elsewhere: in another tab, at the payment provider, at the
 * airline.
 */
export function useOrderUpdates(orderId: string | null, refetch: () => Promise<void>): void {
  useLiveUpdates(useOrderNewsSubscription, orderId, refetch);
}
