import { useEffect, useRef, useState } from 'react';
import styles from './countdown.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Minutes before the deadline at which those who listen are told (FRONTEND section 6). */
const SPOKEN_MINUTES = [10, 5, 1];

const pad = (value: number) => String(value).padStart(2, '0');

/** Whole seconds until `deadline`, never below 0. */
export const secondsLeft = (deadline: Date, now: number): number =>
  Math.max(0, Math.ceil((deadline.getTime() - now) / 1000));

export interface CountdownProps {
  /** An instant of the server. */
  deadline: Date;
  /** The server's clock minus this device's, in milliseconds; from the answer that brought the deadline. */
  clockOffset?: number;
  /** The name of the deadline: "Time left to pay". */
  label: string;
  /** The sentence that is spoken at 10, 5 and 1 minutes. */
  announce: (minutes: number) => string;
  /** Called once when the time is up. */
  onElapsed?: () => void;
}

/** Time left as mm:ss; silent but for three announcements. The server draws no digits: its clock is not the reader's. */
export function Countdown({
  deadline,
  clockOffset = 0,
  label,
  announce,
  onElapsed,
}: CountdownProps) {
  const [left, setLeft] = useState<number>();
  const [spoken, setSpoken] = useState('');
  const elapsed = useRef(onElapsed);
  const speech = useRef(announce);
  elapsed.current = onElapsed;
  speech.current = announce;

  useEffect(() => {
    let over = false;
    const tick = () => {
      const seconds = secondsLeft(deadline, Date.now() + clockOffset);
      setLeft(seconds);
      const minutes = SPOKEN_MINUTES.find((minute) => seconds === minute * 60);
      if (minutes) setSpoken(speech.current(minutes));
      if (seconds === 0 && !over) {
        over = true;
        clearInterval(timer);
        elapsed.current?.();
      }
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [deadline, clockOffset]);

  const text = left === undefined ? '--:--' : `${pad(Math.floor(left / 60))}:${pad(left % 60)}`;
  return (
    <>
      <span role="timer" aria-label={label} className={styles.countdown}>
        {text}
      </span>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
