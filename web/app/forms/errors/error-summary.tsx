import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { FaultReference } from '#web/app/page/fault-reference.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { foldsGroups, groupedLines, type SummaryGroup } from './summary-lines.ts';
import { SummaryEntry, SummaryList } from './summary-list.tsx';
import { useRefusalFocus } from './use-refusal-focus.ts';
import { useSummaryLines } from './use-summary-lines.ts';

/**
 * Says in the title of the document that something is wrong, while it is: screen readers and tabs
 * say the title first.
 */
function useErrorTitle(isWrong: boolean): void {
  const intl = useIntl();
  useEffect(() => {
    if (!isWrong) return undefined;
    const { title } = document;
    const marked = intl.formatMessage({ id: 'forms.errorTitle' }, { title });
    document.title = marked;
    return () => {
      // another page may have set its own by now
      if (document.title === marked) document.title = title;
    };
  }, [intl, isWrong]);
}

const GROUP = { '& > summary': { paddingBlock: '2.5', fontWeight: 'medium', cursor: 'pointer' } };

export interface ErrorSummaryProps {
  /** How often the form was sent back. */
  refused: number;
  /** The id of the fault, where the last submission had no answer. */
  reference: string | null;
}

/** All that is wrong with links to the fields, by person or part of the form. */
export function ErrorSummary({ refused, reference }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = useSummaryLines();
  const isShown = refused > 0 && lines.length > 0;
  useRefusalFocus(refused, lines, box);
  useErrorTitle(isShown);
  if (!isShown) return null;

  const folds = foldsGroups(lines.length);
  return (
    <div ref={box} tabIndex={-1} data-error-summary="">
      <Notice tone="danger" role="alert" title={<FormattedMessage id="forms.summary" />}>
        {groupedLines(lines).map((group, at) => (
          <Group key={group.owner ?? ''} group={group} open={!folds || at === 0} />
        ))}
        {reference && (
          <p>
            <FaultReference reference={reference} />
          </p>
        )}
      </Notice>
    </div>
  );
}

function Group({ group: { owner, lines }, open }: { group: SummaryGroup; open: boolean }) {
  const [only, second] = lines;
  if (owner === null || !only) return <SummaryList lines={lines} />;
  if (!second)
    return (
      <Text paddingBlock="2.5">
        <SummaryEntry line={only} owner={owner} />
      </Text>
    );
  return (
    <chakra.details open={open} css={GROUP}>
      <summary>
        <FormattedMessage id="forms.summary.group" values={{ owner, count: lines.length }} />
      </summary>
      <SummaryList lines={lines} />
    </chakra.details>
  );
}
