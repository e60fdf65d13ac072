import { use, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#web/app/ui/notice.tsx';
import { WHOLE } from './apply-user-errors.ts';
import styles from './field.module.css';
import { FieldNames } from './field-names.ts';
import { useErrorOf } from './use-error-of.ts';

interface Line {
  name: string;
  text: string;
  label?: string;
  controlId?: string;
}

/** Fields that appeared later are listed last, at any position. */
function byPlaceOnPage(a: Line, b: Line): number {
  const [first, second] = [a, b].map(({ controlId = '' }) => document.getElementById(controlId));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** What is wrong, in the order of the page. */
function useLines(): Line[] {
  const names = use(FieldNames);
  const errorOf = useErrorOf();
  const lines: Line[] = [];
  const whole = errorOf(WHOLE);
  for (const [name, field] of names) {
    const text = errorOf(name);
    if (text) lines.push({ name, text, ...field });
  }
  lines.sort(byPlaceOnPage);
  return whole ? [{ name: WHOLE, text: whole }, ...lines] : lines;
}

/** All faults with links to the fields; takes the focus whenever the form was refused (`refused` counts). */
export function ErrorSummary({ refused }: { refused: number }) {
  const box = useRef<HTMLDivElement>(null);
  const lines = useLines();
  const answered = useRef(0);
  // on every render: the errors may arrive later than the refusal
  useEffect(() => {
    if (refused === answered.current || !box.current) return;
    answered.current = refused;
    box.current.focus({ preventScroll: true });
    // its beginning, however long it is
    box.current.scrollIntoView({ block: 'start' });
  });
  if (refused === 0 || lines.length === 0) return null;

  return (
    <div ref={box} tabIndex={-1} data-error-summary="">
      <Notice tone="danger" role="alert" title={<FormattedMessage id="forms.summary" />}>
        <ul className={styles.summary}>
          {lines.map(({ name, text, label, controlId }) => (
            <li key={name}>
              {controlId ? (
                <a
                  href={`#${controlId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(controlId)?.focus();
                  }}
                >
                  <FormattedMessage id="forms.summary.field" values={{ field: label, text }} />
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
