import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { SeatMap } from '#web/app/components/seat-map/seat-map.tsx';
import { useSeatSentence } from '#web/app/components/seat-map/use-seat-sentence.ts';
import { wideBodyMap } from './wide-body-map.ts';

declare global {
  interface Window {
    /**
     * Mounts a map; `naive` renders every seat at every choice. Returns the milliseconds until it
     * was laid out.
     */
    mountMap(messages: Record<string, string>, naive: boolean): Promise<number>;
    /** Presses a free seat; returns the milliseconds until the choice was laid out. */
    pressSeat(turn: number): Promise<number>;
  }
}

const map = wideBodyMap();
const [{ id: passengerId } = { id: '' }] = map.passengerSegments;

function Page({ naive }: { naive: boolean }) {
  const words = useSeatSentence(map.passengerSegments.length);
  const [seat, setSeat] = useState<string | null>(null);
  const chosen = useMemo(() => new Map(seat ? [[passengerId, seat]] : []), [seat]);
  return (
    <SeatMap
      // other words each time: no row can stay as it is, and each seat is put into words again
      words={naive ? { ...words } : words}
      map={map}
      passengerId={passengerId}
      chosen={chosen}
      live={null}
      onPress={setSeat}
    />
  );
}

const laidOut = (from: number): number => {
  document.body.getBoundingClientRect();
  return performance.now() - from;
};

window.mountMap = async (messages, naive) => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const from = performance.now();
  createRoot(place).render(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter>
        <Page naive={naive} />
      </MemoryRouter>
    </IntlProvider>,
  );
  while (!place.querySelector('[data-seat]')) await new Promise((next) => setTimeout(next));
  return laidOut(from);
};

window.pressSeat = async (turn) => {
  const free = document.querySelectorAll<HTMLElement>('[data-state="FREE"]');
  const seat = free[(turn * 37) % free.length];
  const from = performance.now();
  seat?.click();
  // React renders what a press has changed before anything else may run
  await new Promise<void>(queueMicrotask);
  const took = laidOut(from);
  if (seat?.dataset.state !== 'SELECTED') throw new Error('The seat was not chosen');
  return took;
};
