import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { pointerReleased } from './pointer-released.ts';

/**
 * A form on a valibot schema: no errors while the user still types, and after the first blur at
 * once. The messages of the schema are codes (`REQUIRED`), shown as the texts `code.REQUIRED`.
 */
export function useSiteForm<Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<InferInput<Schema>>,
): UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>> {
  const resolve: Resolver<InferInput<Schema>, unknown, InferOutput<Schema>> = valibotResolver(
    schema,
  );
  return useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    // A press takes the focus from a field. Its error would move the page under the pointer, and
    // the click would be lost.
    resolver: async (...asked) => {
      await pointerReleased();
      return resolve(...asked);
    },
    defaultValues,
    // otherwise the checks of a whole form wait until each field is right in itself
    criteriaMode: 'all',
    mode: 'onTouched',
    shouldFocusError: false,
  });
}
