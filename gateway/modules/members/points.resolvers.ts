import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { statementProblems } from '#schema/rules/club/points-statement.ts';

const cursorOf = (serial: number): string => Buffer.from(`serial:${serial}`).toString('base64url');
/**
 * The place of a cursor; null, which is the beginning, for any text that `cursorOf` did not make.
 */
function serialOf(cursor: string | null | undefined): number | null {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const [, serial] = /^serial:(\d{1,15})$/.exec(text) ?? [];
  return serial ? Number(serial) : null;
}

const NO_ENTRIES = {
  edges: [],
  nodes: [],
  totalCount: 0,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

/** The points of a member. Only their own session leads to them. */
export const pointsResolvers: Resolvers = {
  Member: {
    async points({ id }, _args, { services, now }) {
      const { lots, ...balances } = await services.points.balances(id, now);
      return {
        ...balances,
        expiring: lots.map(({ expiresOn, points }) => ({ on: expiresOn, points })),
        heldUntil: await services.members.pointsHeldUntil(id, now),
        expected: await services.points.expected(id, now),
        memberId: id,
      };
    },
  },
  PointsAccount: {
    async statement({ memberId }, { input, first, after }, { services }) {
      const { from = null, to = null, direction = null } = input;
      const userErrors = statementProblems(from, to).map(({ code, field }) => ({
        code,
        path: [field],
      }));
      if (!from || !to || userErrors.length > 0)
        return { entries: NO_ENTRIES, earned: 0, spent: 0, userErrors };
      const before = serialOf(after);
      const page = await services.points.statement(
        memberId,
        { from, to, direction },
        { before, first },
      );
      const edges = page.entries.map((node) => ({ cursor: cursorOf(node.serial), node }));
      return {
        entries: {
          edges,
          nodes: [...page.entries],
          totalCount: page.count,
          pageInfo: {
            hasNextPage: page.hasMore,
            hasPreviousPage: before !== null,
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        },
        earned: page.earned,
        spent: page.spent,
        userErrors,
      };
    },
  },
  PointsEntry: {
    id: ({ id }) => globalId('PointsEntry', id),
    flight: ({ flight }, _args, { services }) => flight && services.points.flightOf(flight),
    partner: () => null,
  },
  PointsStatementError: userErrorFields,
};

export const pointsEntryNode: NodeLoader = async (id, { services, actor }) => {
  const { memberId } = await actor();
  return memberId && isUuid(id) ? services.points.findEntry(memberId, id) : null;
};
