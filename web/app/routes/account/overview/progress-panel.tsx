import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ProgressOfMemberFragment } from './progress-of-member.gen.ts';

type Goal = NonNullable<ProgressOfMemberFragment['next']>;
type Renewal = NonNullable<ProgressOfMemberFragment['renewal']>;

const WAYS = ['points', 'segments'] as const;

/** What is missing, by status points and by segments; without a day it is what the club counts over `months`. */
function Missing({ goal, months }: { goal: Omit<Goal, 'tier'>; months: number }) {
  const { day } = useFormat();
  const { missing, until } = goal;
  return (
    <DescriptionList
      items={WAYS.map((way) => ({
        id: way,
        term: <FormattedMessage id={`account-overview.progress.${way}`} />,
        value: (
          <FormattedMessage
            id={`account-overview.progress.${until ? 'moreBy' : 'more'}`}
            values={{ count: missing[way], months, day: until && day(until) }}
          />
        ),
      }))}
    />
  );
}

function Kept({ renewal, months }: { renewal: Renewal; months: number }) {
  const { day } = useFormat();
  if (!renewal.reached) return <Missing goal={renewal} months={months} />;
  const until = renewal.until && day(renewal.until);
  return (
    <Text>
      <FormattedMessage id="account-overview.progress.enough" values={{ day: until }} />
    </Text>
  );
}

type ProgressPanelProps = {
  progress: ProgressOfMemberFragment;
  held: { readonly tier: CardTier; readonly validUntil: string | null };
};

/** How far it is to the next card and to keeping this one, and the way to what was flown. */
export function ProgressPanel({ progress, held }: ProgressPanelProps) {
  const { day } = useFormat();
  const to = useLocalePath();
  const { card } = useCardWords();
  const { next, renewal, months } = progress;
  return (
    <Panel as="section">
      <PartHeading>
        <FormattedMessage id="account-overview.progress" />
      </PartHeading>
      <Stack gap="5">
        {next ? (
          <div>
            <Heading>
              <FormattedMessage
                id="account-overview.progress.next"
                values={{ card: card(next.tier) }}
              />
            </Heading>
            <Missing goal={next} months={months} />
          </div>
        ) : (
          <Text>
            <FormattedMessage id="account-overview.progress.highest" />
          </Text>
        )}
        {renewal && (
          <div>
            <Heading>
              <FormattedMessage
                id="account-overview.progress.renewal"
                values={{ card: card(renewal.tier) }}
              />
            </Heading>
            <Kept renewal={renewal} months={months} />
          </div>
        )}
        {!renewal && held.validUntil && (
          <Text>
            <FormattedMessage
              id="account-overview.progress.held"
              values={{ way: TIER_CARDS[held.tier].way, day: day(held.validUntil) }}
            />
          </Text>
        )}
        {(next || renewal) && (
          <Text color="fg.muted" fontSize="sm">
            <FormattedMessage id="account-overview.progress.either" />
          </Text>
        )}
        <p>
          <TextLink to={to('/flightSegment')}>
            <FormattedMessage id="account-overview.toSegments" />
          </TextLink>
        </p>
      </Stack>
    </Panel>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <chakra.h3 fontWeight="semibold" marginBottom="2">
      {children}
    </chakra.h3>
  );
}
