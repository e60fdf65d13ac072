import type { LoaderFunctionArgs } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { AccountNav } from '#web/app/components/account-nav/account-nav.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/points.route';
import { PointsDocument, PointsTodayDocument } from './points.route.gen.ts';
import { lastYear, readPointsAddress } from './points-address.ts';
import { PointsBalances } from './points-balances.tsx';
import { PointsPeriod } from './points-period.tsx';
import { PointsStatement } from './points-statement.tsx';

export const handle = page({
  messages: ['page', 'account-points', 'scenes', 'account-nav', 'forms', 'code', 'code-account'],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** The days of the address; on a first visit those of the last year, by the gateway's clock. */
async function periodOf({ context, request }: LoaderFunctionArgs) {
  const asked = readPointsAddress(new URL(request.url).searchParams);
  if (asked.from || asked.to) return asked;
  const today = await loadQuery(context, PointsTodayDocument, {}, { fresh: true });
  return { ...asked, ...lastYear(commercialDay(new Date(dataOf(today).viewer.serverNow))) };
}

/** A day, or null where the field was left empty or holds none. */
const dayIn = (text: string) => (isLocalDate(text) ? text : null);

async function load(args: LoaderFunctionArgs) {
  const { after, ...address } = await periodOf(args);
  const { direction } = address;
  const input = { from: dayIn(address.from), to: dayIn(address.to), direction };
  return {
    address: { ...address, after },
    loaded: await loadQuery(args.context, PointsDocument, { input, after }, { fresh: true }),
  };
}
export const loader = load;
export const clientLoader = load;

/**
 * The points of the member: what there is, and what changed it within a period (RULES 9.3 to 9.7).
 */
export default function PointsRoute({ loaderData }: Route.ComponentProps) {
  const { address, loaded } = loaderData;
  const to = useLocalePath();
  const locale = useLocale();
  const { member } = useLoaderQuery(PointsDocument, loaded).data.viewer;
  if (!member) return null;
  const { statement, ...balances } = member.points;
  return (
    <PageColumn>
      <AccountNav current="/points" />
      <PageTitle id="account-points.title" />
      <PageHeading
        lead={
          <FormattedMessage
            id="account-points.lead"
            values={{ club: BRAND.clubName[locale], days: LIMITS.pointsCreditWorkingDays }}
          />
        }
      >
        <FormattedMessage id="account-points.title" />
      </PageHeading>
      <PointsBalances points={balances} />
      <PointsPeriod
        key={`${address.from}${address.to}`}
        address={address}
        errors={statement.userErrors}
      />
      {statement.userErrors.length === 0 && (
        <PointsStatement address={address} statement={statement} />
      )}
      <p>
        <TextLink to={to('/account')}>
          <FormattedMessage id="page.toAccount" />
        </TextLink>
      </p>
    </PageColumn>
  );
}
