import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import {
  AllPointsDocument,
  type AllPointsQuery,
  type AllPointsQueryVariables,
} from './all-points.query.gen.ts';
import type { PointsAddress } from './points-address.ts';
import type { PointsChangeFragment } from './points-change.gen.ts';
import { pointsFile } from './points-file.ts';

const COLUMNS = ['day', 'cause', 'flight', 'change', 'balanceColumn', 'expiry'] as const;

/** Every change of the period, page after page. */
async function allChanges({ from, to, direction }: PointsAddress) {
  const changes: PointsChangeFragment[] = [];
  const input = { from, to, direction };
  let after: string | null = null;
  do {
    const asked: AllPointsQueryVariables = { input, after, first: LIMITS.page.mostPoints };
    const answer: AllPointsQuery = await fetchQuery(AllPointsDocument, asked);
    const entries = answer.viewer.member?.points.statement.entries;
    changes.push(...(entries?.nodes ?? []));
    after = entries?.pageInfo.hasNextPage ? (entries.pageInfo.endCursor ?? null) : null;
  } while (after);
  return changes;
}

function download(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves all changes of a period as a file of the user. */
export function usePointsFile(address: PointsAddress) {
  const intl = useIntl();
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  async function save() {
    setSaving(true);
    setFailed(false);
    try {
      const titles = COLUMNS.map((id) => intl.formatMessage({ id: `account-points.${id}` }));
      const causeOf = (source: PointsChangeFragment['source']) =>
        intl.formatMessage({ id: 'account-points.source' }, { source });
      const text = pointsFile(await allChanges(address), titles, causeOf);
      download(text, `points-${address.from}-${address.to}.csv`);
    } catch {
      setFailed(true);
    }
    setSaving(false);
  }
  return { save, saving, failed };
}
