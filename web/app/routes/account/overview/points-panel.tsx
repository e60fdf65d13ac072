import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PointsFigures } from '#web/app/routes/account/points/points-figures.tsx';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { AccountQuery } from './account.route.gen.ts';

type Points = NonNullable<AccountQuery['viewer']['member']>['points'];

/** How many points there are, and the way to their changes. */
export function PointsPanel({ points }: { points: Points }) {
  const to = useLocalePath();
  return (
    <PagePart>
      <PartHeading>
        <FormattedMessage id="account-overview.points" />
      </PartHeading>
      <PointsFigures points={points} />
      <chakra.p marginTop="4">
        <TextLink to={to('/points')}>
          <FormattedMessage id="account-overview.toPoints" />
        </TextLink>
      </chakra.p>
    </PagePart>
  );
}
