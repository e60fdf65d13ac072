import { Link } from 'react-router';
import { partClass, recipeClass } from './recipe-class.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Step {
  label: string;
  /** A finished step one may go back to; an address in the user's locale. */
  to?: string;
}

export interface StepsProps {
  /** What the list is, for screen readers: "Progress". */
  label: string;
  /** "completed", read after a finished step. */
  doneText: string;
  steps: readonly Step[];
  /** The current step; the first is 0. */
  current: number;
}

/** The user's position in a journey, as dots and lines. */
export function Steps({ label, doneText, steps, current }: StepsProps) {
  return (
    <ol className={recipeClass('steps')} aria-label={label} data-screen-only="">
      {steps.map(({ label: text, to }, at) => (
        <li
          key={text}
          className={partClass('steps', 'item')}
          data-complete={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={partClass('steps', 'indicator')} aria-hidden="true" />
          <span>{at < current && to ? <Link to={to}>{text}</Link> : text}</span>
          {at < current && <VisuallyHidden> ({doneText})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
