import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { UndoContactQuery } from './undo-contact.route.gen.ts';
import { useUndoContactChangeCommand } from './undo-contact-change.mutation.gen.ts';

type UndoPanelProps = {
  change: NonNullable<UndoContactQuery['undoableContactChange']>;
  undoKey: string;
  onDone: () => void;
};

const contact = (masked: string): ReactNode => (
  <bdi translate="no" style={{ overflowWrap: 'anywhere' }}>
    {masked}
  </bdi>
);

/** What becomes of contact, sessions and passwords, until when, and the button. */
export function UndoPanel({ change, undoKey, onDone }: UndoPanelProps) {
  const { moment } = useClock();
  const { send, sending, refusal } = useUndoContactChangeCommand((key: string) => ({
    input: { key },
  }));
  const { kind, before, after, changedAt, undoableUntil } = change;
  const at = (instant: string) => moment(instant, BRAND.commercialZone);

  async function undo() {
    const answer = await send(undoKey);
    if (answer?.payload?.done) onDone();
  }

  return (
    <Panel>
      <Stack gap="5">
        <DescriptionList
          long
          items={[
            {
              term: <FormattedMessage id={`account-undo-contact.now.${kind}`} />,
              value: contact(after),
            },
            {
              term: <FormattedMessage id="account-undo-contact.then" />,
              value: before ? contact(before) : <FormattedMessage id="account-undo-contact.none" />,
            },
            {
              term: <FormattedMessage id="account-undo-contact.changedAt" />,
              value: (
                <FormattedMessage
                  id="account-undo-contact.moment"
                  values={{ moment: at(changedAt) }}
                />
              ),
            },
          ]}
        />
        <Stack as="ul" gap="2" listStyleType="disc" paddingInlineStart="5">
          {(['later', 'sessions', 'passwords'] as const).map((one) => (
            <li key={one}>
              <FormattedMessage id={`account-undo-contact.${one}`} />
            </li>
          ))}
        </Stack>
        <p>
          <FormattedMessage
            id="account-undo-contact.until"
            values={{ moment: at(undoableUntil) }}
          />
        </p>
        {refusal && (
          <Notice tone="danger" role="alert">
            <RefusalText refusal={refusal} />
          </Notice>
        )}
        <Button size="lg" loading={sending} onClick={undo}>
          <FormattedMessage id="account-undo-contact.submit" />
        </Button>
      </Stack>
    </Panel>
  );
}
