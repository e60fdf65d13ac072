import type { ApolloLink } from '@apollo/client';
import { kindOf } from '#web/app/apollo/document-kind.ts';
import { faultOf } from '#web/app/apollo/gateway-error.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';

type Answer = { readonly createOrder?: { readonly userErrors: readonly UserError[] } | null };

/**
 * Whether a booking was refused since the number of a saved document is missing: the gateway fills
 * it in for its member alone.
 */
export function isSavedNumberMissing(
  { data }: ApolloLink.Result,
  { variables }: Pick<ApolloLink.Operation, 'variables'>,
): boolean {
  const errors = (data as Answer | null | undefined)?.createOrder?.userErrors ?? [];
  return errors.some(({ code, path }) => {
    const [list, at = '', ...field] = path;
    const isNumber = list === 'passengers' && field.join('.') === 'document.number';
    const { document } = variables.input?.passengers?.[at] ?? {};
    return isNumber && code === 'REQUIRED' && Boolean(document?.savedKey);
  });
}

type Payload = { readonly userErrors?: readonly UserError[] } | null;

/**
 * What the gateway says to a stranger: a member's orders do not exist for one, and a stranger has
 * no points.
 */
const isSaidToStrangers = ({ code }: UserError): boolean =>
  code.endsWith('_NOT_FOUND') || code === 'CONSUMPTION_PASSWORD_NOT_SET';

/**
 * Whether a page of guests and members gets an answer for strangers; a page is then shown as not
 * open here.
 */
function isForStrangers(
  { data }: ApolloLink.Result,
  { query, operationName }: Pick<ApolloLink.Operation, 'query' | 'operationName'>,
): boolean {
  const roots: Payload[] = Object.values(data ?? {});
  if (kindOf(query) === 'query') return roots.includes(null);
  // while a payment is awaited it is asked again and again
  if (operationName === 'ConfirmPayment') return false;
  return roots.some((root) => root?.userErrors?.some(isSaidToStrangers));
}

/**
 * Whether an answer may mean that the session has ended. The gateway says so only where it takes
 * members alone; an order of a member it does not show, and a booking misses the number of a saved
 * document.
 * @param wasMember whether the page was opened by a member, as far as the browser knows
 */
export function isSessionExpired(
  result: ApolloLink.Result,
  operation: Pick<ApolloLink.Operation, 'query' | 'operationName' | 'variables'>,
  wasMember: boolean,
): boolean {
  if (wasMember && isForStrangers(result, operation)) return true;
  if (kindOf(operation.query) !== 'mutation') return false;
  return faultOf(result)?.code === 'UNAUTHENTICATED' || isSavedNumberMissing(result, operation);
}
