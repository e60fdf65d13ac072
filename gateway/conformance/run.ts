import { readGlobalId } from '#gateway/graphql/global-id.ts';
import type { Answer, Variables } from './answer.ts';
import { type Client, createClient } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { NotShown } from './fault.ts';
import { question } from './question.ts';
import type { Scope } from './scope.ts';

const MADE_UP = question('query WhoAnswers { airports { code } }');
const CLOCK = question<{ serverNow: string }>('query Clock { serverNow }');

/** A visitor, and values for the variables of examples that are right for this visitor. */
export type Visit = { readonly client: Client; readonly values: Variables };

/** What statements share while an endpoint is asked. */
export function createRun(endpoint: Endpoint, scope: Scope) {
  /** All that was answered to requests of the right form. */
  const answers: Answer[] = [];
  const known = new Map<string, Promise<unknown>>();
  /** Does something once for all statements that need it. */
  const once = <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const before = known.get(name) as Promise<Value> | undefined;
    const value = before ?? make();
    known.set(name, value);
    return value;
  };
  const newClient = (): Client => createClient(endpoint, (answer) => void answers.push(answer));
  const valuesIn = (client: Client, values: Variables): Visit => {
    const ids = Object.values(values).filter((value) => typeof value === 'string');
    client.showing(ids.filter((id) => readGlobalId(id)?.type === 'Order'));
    return { client, values };
  };
  /** A visitor who has just come. */
  const visit = async (): Promise<Visit> => {
    const client = newClient();
    const response = endpoint.valuesUrl ? await client.get(endpoint.valuesUrl) : null;
    return valuesIn(client, response?.ok ? ((await response.json()) as Variables) : {});
  };
  /** A guest with a booking of the demo, by the name of its scenario. */
  const guestOf = async (scenario: string): Promise<Visit> => {
    const client = newClient();
    const url = endpoint.valuesUrl?.replace(/\.json$/, `/${scenario}`);
    const response = url ? await client.post(url) : null;
    if (!response?.ok) throw new NotShown(`there is no scenario ${scenario}`);
    const made = (await response.json()) as { readonly values: Variables };
    return valuesIn(client, made.values);
  };
  return {
    endpoint,
    scope,
    answers,
    once,
    newClient,
    visit,
    /** The visitor whom most statements are about. */
    visitor: () => once('the visitor', visit),
    /**
     * A guest with a booking that others do not touch.
     * @throws NotShown where the endpoint has no scenarios
     */
    guestOf: (scenario: string) => once(scenario, () => guestOf(scenario)),
    /** Whether answers are made up, as those of a mock are, which keeps nothing. */
    isMadeUp: () =>
      once('who answers', async () => {
        if (scope.leftOut(MADE_UP.document)) return false;
        const { body } = await newClient().ask(MADE_UP);
        const { extensions } = body as { extensions?: { mocked?: readonly string[] } };
        return (extensions?.mocked ?? []).length > 0;
      }),
    /** The instant by the endpoint's own clock, which a demo can move. */
    now: async (): Promise<Date> => {
      if (scope.isService) return new Date();
      const { data } = await once('its clock', () => newClient().read(CLOCK));
      return new Date(data.serverNow);
    },
  };
}

export type Run = ReturnType<typeof createRun>;
