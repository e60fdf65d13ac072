import { Box, Span, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import type { Itinerary } from '#web/app/routes/check-in/steps/traveller.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { AboutTraveller } from './about-traveller.tsx';
import { PARTY_SIZE, partyProblem, readyOn } from './party.ts';

type WhoStepProps = {
  itinerary: Itinerary;
  chosen: readonly string[];
  /** What is ticked so far. */
  onTicked: (ids: readonly string[]) => void;
  onChosen: (ids: readonly string[]) => void;
};

/** The first step: who is checked in together. */
export function WhoStep({ itinerary, chosen: before, onTicked, onChosen }: WhoStepProps) {
  const { personName } = useFormat();
  const codeText = useCodeText();
  const [chosen, setChosen] = useState(before);
  const [submitted, setSubmitted] = useState(false);
  const ready = readyOn(itinerary);
  const problem = partyProblem(itinerary, chosen);
  function tick(id: string, checked: boolean) {
    const ids = checked ? [...chosen, id] : chosen.filter((one) => one !== id);
    setChosen(ids);
    onTicked(ids);
  }
  const full = chosen.length >= PARTY_SIZE;
  return (
    <Stack gap="5">
      <fieldset aria-labelledby="check-in-who">
        {ready.length > PARTY_SIZE && (
          <Box as="p" color="fg.muted" marginBottom="3">
            <FormattedMessage
              id="check-in-steps.who.most"
              values={{ fellows: LIMITS.fellowPassengers }}
            />
          </Box>
        )}
        <Panel padding="sm">
          <Stack gap="3">
            {ready.map((traveller) => (
              <Tick
                key={traveller.id}
                type="checkbox"
                checked={chosen.includes(traveller.id)}
                disabled={full && !chosen.includes(traveller.id)}
                onChange={(checked) => tick(traveller.id, checked)}
              >
                <Span translate="no" fontWeight="semibold" overflowWrap="anywhere">
                  {personName(traveller.name)}
                </Span>
                <Muted as="span" block>
                  <AboutTraveller traveller={traveller} />
                </Muted>
              </Tick>
            ))}
          </Stack>
        </Panel>
      </fieldset>
      <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
        {submitted &&
          problem &&
          (problem === 'REQUIRED' ? (
            <FormattedMessage id="page.choosePassenger" />
          ) : (
            codeText(problem)
          ))}
      </Box>
      <ButtonRow>
        <Button
          size="lg"
          onClick={() => {
            setSubmitted(true);
            if (!problem) onChosen(chosen);
          }}
        >
          <FormattedMessage id="check-in-steps.next" />
        </Button>
      </ButtonRow>
    </Stack>
  );
}
