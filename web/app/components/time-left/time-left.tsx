import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { clockText, secondsUntil } from './clock-text.ts';
import { minutesPassed } from './spoken-minutes.ts';

export type TimeLeftProps = {
  /** The instant, as the API gives it. */
  deadline: string;
  /** `serverNow` of the answer that brought it: what the server renders, before the clock runs. */
  pageNow: string;
  /** The name of the deadline: "Time left to pay". */
  label: string;
  /** The sentence spoken at 10, 5 and 1 minutes; left out, nothing is spoken. */
  announce?: (minutes: number) => string;
  /** Called once for each deadline, when it has passed. */
  onElapsed?: () => void;
};

/** Minutes and seconds left on the server's clock. */
export function TimeLeft({ deadline, pageNow, label, announce, onElapsed }: TimeLeftProps) {
  const now = useServerNow(pageNow);
  const left = secondsUntil(deadline, now);
  const before = useRef(left);
  const elapsed = useRef('');
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const minutes = minutesPassed(before.current, left);
    before.current = left;
    if (minutes !== null && announce) setSpoken(announce(minutes));
    if (left > 0 || elapsed.current === deadline) return;
    elapsed.current = deadline;
    onElapsed?.();
  }, [left, deadline, announce, onElapsed]);

  return (
    <>
      <chakra.span
        role="timer"
        aria-label={label}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {clockText(left)}
      </chakra.span>
      {announce && (
        <VisuallyHidden>
          <span role="status">{spoken}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
