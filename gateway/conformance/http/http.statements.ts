import { NotShown } from '#gateway/conformance/fault.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { Statement } from '#gateway/conformance/statement.ts';

const CLAUSE = 'GraphQL over HTTP';

/** The audits of `graphql-http`, a package of development. */
const readAudits = () => import('graphql-http').catch(() => null);

/** What an endpoint says to the audits: the headers of who asks come along. */
const fetchOf =
  ({ endpoint }: Run) =>
  (url: string, { headers, ...init }: RequestInit = {}) => {
    const all = { ...Object.fromEntries(new Headers(headers)), ...endpoint.headersOf?.([]) };
    return endpoint.fetch(new Request(url, { ...init, headers: all }));
  };

/** GraphQL over HTTP, audit by audit. */
export async function httpStatements(): Promise<Statement[]> {
  const graphqlHttp = await readAudits();
  if (!graphqlHttp)
    return [
      {
        name: 'the audits of GraphQL over HTTP',
        clause: CLAUSE,
        asks: [],
        async broken() {
          throw new NotShown('graphql-http is not installed: npm ci');
        },
      },
    ];
  const { serverAudits } = graphqlHttp;
  return serverAudits({ url: 'http://localhost/' }).map(
    ({ id, name }): Statement => ({
      name: `${id} ${name}`,
      clause: CLAUSE,
      asks: [],
      async broken(run) {
        const audits = serverAudits({ url: run.endpoint.url, fetchFn: fetchOf(run) });
        const result = await audits.find((audit) => audit.id === id)?.fn();
        if (!result || result.status === 'ok' || result.status === 'notice') return [];
        return [{ asked: name, came: result.reason, expected: name }];
      },
    }),
  );
}
