import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '#web/app/apollo/idempotency-key.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { whileLoading } from '#web/app/session/loading.ts';
import { errorAsRefusals } from './error-as-refusals.ts';

/** Parts of an input that are not typed: the things it names, and what its user saw. */
const SHOWN = /^accepted|Ids?$/;

/**
 * Whether a refusal is about the state of things (it is paid already, another amount is due), not
 * about what was typed.
 */
const isAboutState = ({ path }: UserError): boolean =>
  path.length === 0 || path.some((name) => SHOWN.test(name));

/**
 * Asks again for what the page shows, where a refusal says that it is old. A failure leaves the
 * page as it is.
 */
function refreshAfter(client: ApolloClient, refusals: readonly UserError[]): void {
  if (!refusals.some(isAboutState)) return;
  for (const { query, variables } of client.getObservableQueries('active'))
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
}

interface Payload {
  readonly userErrors: readonly UserError[];
}

/**
 * What became of a command: its payload, or none where it had no answer; `errors` is empty when all
 * went well.
 */
export interface CommandResult<P> {
  readonly payload?: P | undefined;
  readonly errors: readonly UserError[];
}

export interface CommandOptions {
  readonly quiet?: boolean;
}
/** For what is sent beside what the user does: the page stays usable meanwhile. */
export const BESIDE: CommandOptions = { quiet: true };

/**
 * Sends a command to the gateway, under the loading overlay unless it is quiet (RULES 12.4). `send`
 * never throws: a fault is an error of the whole, with its id as `reference`. A second call of
 * `send` while one is under way sends nothing and answers null. `refusal` is the first error of the
 * last call.
 *
 * The same input is the same request until the gateway has answered it: after a lost answer it goes
 * with the idempotency key that it had, so that what was perhaps done is not done twice. A refusal
 * that is about the state of things refreshes the page.
 */
export function useCommand<Input, P extends Payload>(
  ask: (input: Input, idempotencyKey: string) => Promise<P | undefined>,
  { quiet = false }: CommandOptions = {},
) {
  const client = useApolloClient();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<UserError | null>(null);
  const underWay = useRef(false);
  const unanswered = useRef({ text: '', key: '' });

  async function answerTo(input: Input): Promise<CommandResult<P>> {
    const text = JSON.stringify(input) ?? '';
    if (!unanswered.current.key || unanswered.current.text !== text)
      unanswered.current = { text, key: newIdempotencyKey() };
    try {
      const payload = await ask(input, unanswered.current.key);
      unanswered.current.key = '';
      return { payload, errors: payload?.userErrors ?? errorAsRefusals(undefined) };
    } catch (error) {
      return { errors: errorAsRefusals(error) };
    }
  }

  async function send(input: Input): Promise<CommandResult<P> | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setSending(true);
    setRefusal(null);
    const result = await (quiet ? answerTo(input) : whileLoading(answerTo(input)));
    underWay.current = false;
    setSending(false);
    setRefusal(result.errors[0] ?? null);
    if (result.payload) refreshAfter(client, result.errors);
    return result;
  }
  return { send, sending, refusal };
}
