import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type BaggageChoice, readChoice, writeChoice } from './baggage-choice.ts';

/**
 * The question, stored in the page's own address: it can be shared, and the server renders its
 * answer.
 */
export function useChoiceInAddress(): [BaggageChoice, (choice: BaggageChoice) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readChoice(params));
  const address = params.toString();
  const ours = useRef(new Set([address]));

  // the address was changed from outside: a link, or the way back
  useEffect(() => {
    if (ours.current.has(address)) return;
    ours.current = new Set([address]);
    setChoice(readChoice(new URLSearchParams(address)));
  }, [address]);

  const change = (next: BaggageChoice) => {
    const search = writeChoice(next).toString();
    ours.current.add(search);
    setChoice(next);
    navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return [choice, change];
}
