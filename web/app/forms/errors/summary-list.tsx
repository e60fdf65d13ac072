import { chakra } from '@chakra-ui/react';
import { focusField } from '#web/app/forms/field-names.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SummaryLine } from './summary-lines.ts';

/** An error as a link to its field. `owner` in front where no heading says it. */
export function SummaryEntry({ line, owner }: { line: SummaryLine; owner?: string | null }) {
  const { text, label, controlId, reveal } = line;
  const field = [owner, label].filter(Boolean).join(' · ');
  const words = field ? (
    <FormattedMessage id="forms.summary.field" values={{ field, text }} />
  ) : (
    text
  );
  if (!controlId) return words;
  return (
    <chakra.a
      textDecoration="underline"
      textUnderlineOffset="0.2em"
      href={`#${controlId}`}
      onClick={(event) => {
        event.preventDefault();
        focusField({ controlId, reveal });
      }}
    >
      {words}
    </chakra.a>
  );
}

/** Errors one below the other. */
export function SummaryList({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <chakra.ul paddingLeft="5" listStyleType="disc">
      {lines.map((line) => (
        <li key={line.name}>
          <SummaryEntry line={line} />
        </li>
      ))}
    </chakra.ul>
  );
}
