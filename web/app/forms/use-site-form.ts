import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

let released: Promise<void> | undefined;

if (typeof document !== 'undefined')
  document.addEventListener(
    'pointerdown',
    () => {
      released = new Promise((resolve) => {
        // The click follows the pointer within the same turn.
        const end = () => setTimeout(resolve);
        // A list of choices that opens may take the release for itself, and a key follows.
        for (const type of ['pointerup', 'pointercancel', 'keydown'])
          document.addEventListener(type, end, { capture: true, once: true });
      });
    },
    true,
  );

/**
 * Waits until the pointer that is pressed now, if any, has been released and its click has arrived.
 */
export const pointerReleased = (): Promise<void> | undefined => released;

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
