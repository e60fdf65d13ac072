import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { GoalLines } from './goal-lines.tsx';
import type { ProgressOfMemberFragment } from './progress-of-member.gen.ts';

type Renewal = NonNullable<ProgressOfMemberFragment['renewal']>;

/** What keeps the card, or that it is kept. */
function ToKeep({ renewal, months }: { renewal: Renewal; months: number }) {
  const { day } = useFormat();
  const { card } = useCardWords();
  const { tier, reached, until } = renewal;
  return (
    <div>
      <Heading>
        <FormattedMessage id="account-overview.progress.renewal" values={{ card: card(tier) }} />
      </Heading>
      {reached ? (
        <p>
          <FormattedMessage
            id="account-overview.progress.enough"
            values={{ day: until && day(until) }}
          />
        </p>
      ) : (
        <GoalLines goal={renewal} months={months} />
      )}
    </div>
  );
}

type ProgressPanelProps = {
  progress: ProgressOfMemberFragment;
  held: { readonly tier: CardTier; readonly validUntil: string | null };
};

/**
 * How far it is to the next card and to keeping this one, which comes first while it can be lost,
 * and the way to what was flown.
 */
export function ProgressPanel({ progress, held }: ProgressPanelProps) {
  const { day } = useFormat();
  const to = useLocalePath();
  const { card } = useCardWords();
  const { next, renewal, months } = progress;
  return (
    <PagePart>
      <PartHeading>
        <FormattedMessage id="account-overview.progress" />
      </PartHeading>
      <Stack gap="5">
        {renewal && !renewal.reached && <ToKeep renewal={renewal} months={months} />}
        {next ? (
          <div>
            <Heading>
              <FormattedMessage
                id="account-overview.progress.next"
                values={{ card: card(next.tier) }}
              />
            </Heading>
            <GoalLines goal={next} months={months} />
          </div>
        ) : (
          <p>
            <FormattedMessage id="account-overview.progress.highest" />
          </p>
        )}
        {renewal?.reached && <ToKeep renewal={renewal} months={months} />}
        {!renewal && held.validUntil && (
          <p>
            <FormattedMessage
              id="account-overview.progress.held"
              values={{ way: TIER_CARDS[held.tier].way, day: day(held.validUntil) }}
            />
          </p>
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
    </PagePart>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <chakra.h3 fontWeight="semibold" marginBottom="2">
      {children}
    </chakra.h3>
  );
}
