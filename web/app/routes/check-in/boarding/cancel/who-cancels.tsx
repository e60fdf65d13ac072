import { Box, Span, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import type { CheckInPersonFragment } from '#web/app/components/check-in/check-in-person.gen.ts';
import { isDone, mayDo, verdictOn } from '#web/app/components/check-in/check-in-status.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import type { RequestedCancellation } from './requested-cancellation.ts';
import { useRequestCancellation } from './use-request-cancellation.ts';

type WhoCancelsProps = {
  passengers: readonly CheckInPersonFragment[];
  onAsked: (asked: RequestedCancellation) => void;
};

/** The first step: whose check-in is cancelled, how often it still can be, and what that frees. */
export function WhoCancels({ passengers, onAsked }: WhoCancelsProps) {
  const { personName } = useFormat();
  const codeText = useCodeText();
  const { request, sending } = useRequestCancellation();
  const done = passengers.filter((one) => one.passengerType !== 'INF' && isDone(one));
  const isOpen = done.some((one) => mayDo(one, 'CANCEL_CHECK_IN'));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<UserError | null>(null);

  async function ask() {
    if (chosen.length === 0) {
      setRefusal({ code: 'REQUIRED', path: [] });
      return;
    }
    const answer = await request(chosen);
    if ('errors' in answer) setRefusal(answer.errors[0] ?? null);
    else onAsked(answer.asked);
  }

  return (
    <Stack gap="5">
      <Panel padding="sm">
        <Stack as="fieldset" gap="3" aria-labelledby="cancel-who">
          {done.map((person) => {
            const { id, name, checkIn, lapInfant } = person;
            const allowed = mayDo(person, 'CANCEL_CHECK_IN');
            const reason = verdictOn(person, 'CANCEL_CHECK_IN')?.reason;
            return (
              <Tick
                key={id}
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={!allowed}
                onChange={(checked) =>
                  setChosen((ids) => (checked ? [...ids, id] : ids.filter((one) => one !== id)))
                }
              >
                <Span translate="no" fontWeight="semibold" overflowWrap="anywhere">
                  {personName(name)}
                </Span>
                <Muted as="span" block>
                  {reason ? (
                    codeText(reason.code)
                  ) : (
                    <FormattedMessage
                      id="check-in-boarding.cancel.left"
                      values={{
                        left: checkIn.cancellationsLeft,
                        infant: lapInfant ? personName(lapInfant.name) : 'NONE',
                      }}
                    />
                  )}
                </Muted>
              </Tick>
            );
          })}
        </Stack>
      </Panel>
      {isOpen && (
        <p>
          <FormattedMessage id="check-in-boarding.cancel.frees" />
        </p>
      )}
      <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
        {refusal && (
          <Notice tone="danger">
            {refusal.code === 'REQUIRED' ? (
              <FormattedMessage id="check-in-boarding.cancel.none" />
            ) : (
              <RefusalText refusal={refusal} />
            )}
          </Notice>
        )}
      </Box>
      {isOpen && (
        <ButtonRow>
          <Button size="lg" loading={sending} onClick={ask}>
            <FormattedMessage id="check-in-boarding.cancel.ask" />
          </Button>
        </ButtonRow>
      )}
    </Stack>
  );
}
