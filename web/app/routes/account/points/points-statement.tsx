import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import picture from '#web/app/scenes/drawn/xmn.gen.svg?url&no-inline';
import { LandscapeWindow } from '#web/app/scenes/landscape-window.tsx';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { PointsQuery } from './points.route.gen.ts';
import { type PointsAddress, pointsAddress } from './points-address.ts';
import { PointsRow } from './points-row.tsx';
import { usePointsFile } from './use-points-file.ts';

type Statement = NonNullable<PointsQuery['viewer']['member']>['points']['statement'];
type PointsStatementProps = { address: PointsAddress; statement: Statement };

/** The changes of a period, the latest first, what they add up to, and all of them as a file. */
export function PointsStatement({ address, statement }: PointsStatementProps) {
  const to = useLocalePath();
  const { save, saving, failed } = usePointsFile(address);
  const { nodes, totalCount, pageInfo } = statement.entries;
  if (nodes.length === 0) return <NoChanges />;
  const pageAfter = (after: string | null) => to(pointsAddress({ ...address, after }));
  return (
    <section aria-labelledby="points-changes">
      <chakra.h2 id="points-changes" textStyle="h2" marginBottom="2">
        <FormattedMessage id="account-points.changes" values={{ count: totalCount }} />
      </chakra.h2>
      <Text color="fg.muted" marginBottom="4">
        <FormattedMessage
          id="account-points.sums"
          values={{ earned: statement.earned, spent: statement.spent }}
        />
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" marginBottom="5">
        {nodes.map((entry) => (
          <PointsRow key={entry.id} entry={entry} />
        ))}
      </Stack>
      {failed && (
        <Box marginBottom="4">
          <Notice tone="danger" role="alert">
            <FormattedMessage id="account-points.fileFailed" />
          </Notice>
        </Box>
      )}
      <ButtonRow>
        {address.after && (
          <LinkButton variant="secondary" to={pageAfter(null)}>
            <FormattedMessage id="account-points.latest" />
          </LinkButton>
        )}
        {pageInfo.hasNextPage && (
          <LinkButton variant="secondary" to={pageAfter(pageInfo.endCursor ?? null)}>
            <FormattedMessage id="account-points.earlier" />
          </LinkButton>
        )}
        <Button variant="secondary" loading={saving} onClick={save}>
          <FormattedMessage id="account-points.file" />
        </Button>
      </ButtonRow>
    </section>
  );
}

/** A period in which nothing happened, and how points are earned. */
function NoChanges() {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <EmptyState
      picture={
        <LandscapeWindow address={picture} label={intl.formatMessage({ id: 'scenes.XMN' })} />
      }
      title={<FormattedMessage id="account-points.none" />}
      action={
        <LinkButton variant="secondary" to={to('/memberIntro/flyWithUs')}>
          <FormattedMessage id="shell.page.flyWithUs" />
        </LinkButton>
      }
    />
  );
}
