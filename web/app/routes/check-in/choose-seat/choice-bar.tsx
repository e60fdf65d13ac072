import { Box, Stack } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { type Choice, movesIn } from './choice.ts';
import { costOf } from './choice-cost.ts';
import { SeatAnnouncement } from './seat-announcement.tsx';
import type { SeatChooserProps } from './seat-chooser-props.ts';
import type { useSubmission } from './use-submission.ts';

type ChoiceBarProps = Pick<SeatChooserProps, 'map' | 'party'> & {
  choice: Choice;
  submission: ReturnType<typeof useSubmission>;
  onSubmit: (agreed: boolean) => Promise<void>;
};

/** What has nothing to say takes no room, and can still speak up. */
const OUT_OF_THE_WAY = { '&:empty': { position: 'absolute' } } as const;

/**
 * What the choice comes to, and the one button; on small screens it is sticky at the lower edge.
 */
export const ChoiceBar = memo(function ChoiceBar(props: ChoiceBarProps) {
  const { map, party, choice, submission, onSubmit } = props;
  const to = useLocalePath();
  const { money } = useFormat();
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState<'SEATS' | 'TERMS' | null>(null);
  const { due, refund, preferred } = costOf(map, choice.chosen, party);
  const moves = movesIn(map, choice.chosen).length;
  const problem = moves === 0 ? 'SEATS' : preferred && !agreed ? 'TERMS' : null;
  return (
    <Stack
      gap="3"
      position="sticky"
      bottom={{ base: '0', lg: '4' }}
      zIndex="2"
      marginInline={{ base: '-4', lg: '0' }}
      padding="4"
      borderTopWidth="1px"
      borderWidth={{ lg: '1px' }}
      borderRadius={{ lg: 'lg' }}
      borderColor="border"
      background="bg.panel"
      boxShadow={{ lg: 'sm' }}
    >
      {submission.refusals.map(({ error, name }) => (
        <Notice key={`${error.code} ${error.path.join(' ')}`} tone="danger" role="alert">
          {name && <strong translate="no">{name}: </strong>}
          <RefusalText refusal={error} />
        </Notice>
      ))}
      <SeatAnnouncement said={choice.said} />
      {preferred && (
        <Tick type="checkbox" checked={agreed} onChange={setAgreed}>
          <FormattedMessage
            id="check-in-choose-seat.terms"
            values={{
              minutes: LIMITS.seatHoldMinutes,
              link: (words) => (
                <TextLink to={to('/transportationConditions')} target="_blank">
                  {words}
                </TextLink>
              ),
            }}
          />
        </Tick>
      )}
      <Box role="alert" css={OUT_OF_THE_WAY}>
        {missing && missing === problem && (
          <FormattedMessage id="check-in-choose-seat.missing" values={{ missing }} />
        )}
      </Box>
      <Box display={{ lg: 'flex' }} gap="6" alignItems="center" justifyContent="space-between">
        <Box as="p" fontWeight="semibold" marginBottom={{ base: '3', lg: '0' }}>
          <FormattedMessage
            id="check-in-choose-seat.sum"
            values={{
              chosen: choice.chosen.size,
              passengers: map.passengerSegments.length,
              back: refund.amount > 0 ? 'YES' : 'NO',
              refund: money(refund),
            }}
          />
        </Box>
        {/* beside the map the list above it says the same */}
        <Box
          as="ul"
          aria-hidden="true"
          display={{ base: 'none', lg: 'flex' }}
          flexWrap="wrap"
          flex="1"
          columnGap="6"
          listStyleType="none"
        >
          {map.passengerSegments.map(({ id, name }) => (
            <li key={id}>
              <Muted as="span">{name}</Muted> <strong>{choice.chosen.get(id) ?? '–'}</strong>
            </li>
          ))}
        </Box>
        <Box minWidth={{ lg: '20rem' }}>
          <Button
            size="lg"
            wide
            loading={submission.underWay}
            onClick={() => {
              setMissing(problem);
              if (!problem) onSubmit(agreed);
            }}
          >
            <FormattedMessage
              id="check-in-choose-seat.submit"
              values={{ due: due.amount > 0 ? 'YES' : 'NO', amount: money(due) }}
            />
          </Button>
        </Box>
      </Box>
    </Stack>
  );
});
