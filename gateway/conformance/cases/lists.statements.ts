import { faultOf, NotShown, unlessSame } from '#gateway/conformance/fault.ts';
import { type Question, question } from '#gateway/conformance/question.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { pageOf } from './selections.ts';

type Node = { readonly id: string };
type Page = {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
};
type Listed = { readonly viewer: { readonly member: { readonly list: Page } | null } };

const listOf = (field: string): Question<Listed> =>
  question(
    `query Page_${field}($first: Int!, $after: String) { viewer { member { id list: ${field}(first: $first, after: $after) ${pageOf('{ id }')} } } }`,
  );

/** The lists of a member that come in pages. */
const LISTS = ['orders', 'refunds', 'messages'].map((field) => ({ field, asked: listOf(field) }));

const AIRPORTS = question<{ airports: readonly Node[] }>(
  'query AirportList { airports { id code cityCode name zone country } }',
);
const AIRPORT_NODES = question<{ node: Node | null; nodes: readonly (Node | null)[] }>(
  `query AirportNodes($id: ID!, $ids: [ID!]!) { node(id: $id) { id ... on Airport { code cityCode name zone country } }
    nodes(ids: $ids) { id ... on Airport { code cityCode name zone country } } }`,
);
const NODE = question<{ node: Node | null }>('query NodeById($id: ID!) { node(id: $id) { id } }');
const NODES = question<{ nodes: readonly (Node | null)[] }>(
  'query NodesById($ids: [ID!]!) { nodes(ids: $ids) { id } }',
);

/** Pages of one after the other, as far as this. */
const MOST_PAGES = 12;

/** Lists, pages and ids. */
export const LIST_STATEMENTS: readonly Statement[] = [
  ...LISTS.map(
    ({ field, asked }): Statement => ({
      name: `the pages of a member’s ${field} are the list, in its order, each of them once`,
      clause: 'RULES 1.14',
      asks: [asked],
      isLive: true,
      async broken(run) {
        const { client } = await run.visitor();
        const page = async (first: number, after: string | null) => {
          const { answer, data } = await client.read(asked, { first, after });
          const { member } = data.viewer;
          if (!member) throw new NotShown('no one is signed in');
          return { answer, ...member.list };
        };
        const whole = await page(LIMITS.page.most, null);
        const expected = whole.nodes.slice(0, MOST_PAGES).map(({ id }) => id);
        const found: string[] = [];
        let after: string | null = null;
        let left = true;
        while (left && found.length < expected.length) {
          const one = await page(1, after);
          found.push(...one.nodes.map(({ id }) => id));
          after = one.pageInfo.endCursor;
          left = one.pageInfo.hasNextPage;
        }
        const many = await page(LIMITS.page.most * 20, null);
        return [
          ...unlessSame(whole.answer, found, expected),
          ...unlessSame(whole.answer, whole.totalCount >= whole.nodes.length, true),
          ...(many.nodes.length > LIMITS.page.most
            ? [faultOf(many.answer, `${LIMITS.page.most} at most`, many.nodes.length)]
            : []),
        ];
      },
    }),
  ),
  {
    name: 'an object by its id is what the list has',
    clause: 'schema/sdl/base',
    asks: [AIRPORTS, AIRPORT_NODES],
    async broken(run) {
      const client = run.newClient();
      const { airports } = (await client.read(AIRPORTS)).data;
      const [first] = airports;
      if (!first) throw new NotShown('there is no airport');
      const some = airports.slice(0, LIMITS.page.most).toReversed();
      const variables = { id: first.id, ids: some.map(({ id }) => id) };
      const { answer, data } = await client.read(AIRPORT_NODES, variables);
      return [...unlessSame(answer, data.node, first), ...unlessSame(answer, data.nodes, some)];
    },
  },
  {
    name: 'an id that names nothing is null, not an error',
    clause: 'RULES 10.5',
    asks: [NODE],
    isLive: true,
    async broken(run) {
      const { client } = await run.visitor();
      const ids = ['none', '', globalId('Order', crypto.randomUUID()), globalId('Refund', 'none')];
      const answers = await Promise.all(ids.map((id) => client.ask(NODE, { id })));
      return answers.flatMap((answer) => unlessSame(answer, answer.data, { node: null }));
    },
  },
  {
    name: 'more ids at once than a page has are refused',
    clause: 'RULES 1.14',
    asks: [NODES],
    isLive: true,
    async broken(run) {
      const ids = Array.from({ length: LIMITS.page.most + 1 }, () => 'none');
      const answer = await run.newClient().ask(NODES, { ids });
      const codes = answer.errors.map(({ extensions }) => extensions?.code);
      return unlessSame(answer, [answer.data ?? null, codes], [null, ['BAD_USER_INPUT']]);
    },
  },
];
