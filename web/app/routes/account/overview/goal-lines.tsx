import { chakra, Grid, Stack } from '@chakra-ui/react';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { ProgressOfMemberFragment } from './progress-of-member.gen.ts';

type Goal = Omit<NonNullable<ProgressOfMemberFragment['renewal']>, 'reached'>;

const WAYS = ['points', 'segments'] as const;

/**
 * How far it is, by status points and by segments; without a day it is what the club counts over
 * `months`.
 */
export function GoalLines({ goal, months }: { goal: Goal; months: number }) {
  const { day } = useFormat();
  const { tier, target, missing, until } = goal;
  return (
    <Stack as="dl" gap="4">
      {WAYS.map((way) => {
        const earned = target[way] - missing[way];
        return (
          <Grid key={way} templateColumns="1fr auto" columnGap="4">
            <dt>
              <FormattedMessage id={`account-overview.progress.${way}`} />
            </dt>
            <chakra.dd color="fg.muted" fontVariantNumeric="tabular-nums">
              <FormattedMessage
                id="account-overview.progress.of"
                values={{ earned, target: target[way] }}
              />
            </chakra.dd>
            <chakra.dd gridColumn="1 / -1">
              <ProgressLine tier={tier} share={earned / target[way]} />
              <FormattedMessage
                id={`account-overview.progress.${until ? 'moreBy' : 'more'}`}
                values={{ way, count: missing[way], months, day: until && day(until) }}
              />
            </chakra.dd>
          </Grid>
        );
      })}
    </Stack>
  );
}
