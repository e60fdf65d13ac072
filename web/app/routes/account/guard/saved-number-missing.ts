import type { ApolloLink } from '@apollo/client';
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
