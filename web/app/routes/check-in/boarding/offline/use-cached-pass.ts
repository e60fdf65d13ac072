import { useEffect, useState } from 'react';
import { boardingPath } from '#web/app/components/check-in/check-in-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { BoardingPassesQuery } from '#web/app/routes/check-in/boarding/boarding-passes.query.gen.ts';
import { cacheExpiry } from './cache-expiry.ts';
import { cachePass, dropPass, isKept } from './cache-pass.ts';
import { isOfflineCopy } from './is-offline-copy.ts';

type Itinerary = BoardingPassesQuery['viewer']['checkInItineraries'][number];

const WORKER = '/boarding-pass.worker.js';

/** Lets the worker answer for boarding passes in this language, and for no other address. */
const registerFor = (address: string): Promise<unknown> =>
  navigator.serviceWorker.register(WORKER, {
    scope: address.slice(0, address.indexOf('=') + 1),
    updateViaCache: 'none',
  });

/**
 * Keeps the boarding passes of a flight on this device; those of before go where there are none any
 * more.
 */
async function keep(itinerary: Itinerary, address: string): Promise<boolean> {
  const { id, source, serverNow, accessExpiresAt, flight, holders } = itinerary;
  const passes = holders.flatMap(({ boardingPass }) => boardingPass ?? []);
  if (passes.length === 0) {
    await dropPass(boardingPath(id));
    return false;
  }
  if (isOfflineCopy()) return isKept(address);
  const savedAt = Date.now();
  const times = {
    serverNow,
    accessExpiresAt,
    arrival: flight.arrival.instant,
    gatesClose: passes.map(({ gateClosesAt }) => gateClosesAt.instant),
  };
  const kept = await cachePass(
    { ofMember: source === 'OWN_ORDER', until: cacheExpiry(times, savedAt), savedAt, address },
    passes.map((pass) => pass.id),
  );
  if (kept) await registerFor(address);
  return isKept(address);
}

/** Whether the boarding passes that are shown open on this device without a network too. */
export function useCachedPass(itinerary: Itinerary): boolean {
  const address = useLocalePath()(boardingPath(itinerary.id));
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    // browsers have neither where the connection is not encrypted
    if (!('serviceWorker' in navigator && 'caches' in window)) return;
    let shown = true;
    keep(itinerary, address)
      .catch(() => false)
      .then((kept) => shown && setKept(kept));
    return () => {
      shown = false;
    };
  }, [itinerary, address]);
  return isKept;
}
