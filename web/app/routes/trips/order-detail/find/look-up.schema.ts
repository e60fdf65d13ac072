import * as v from 'valibot';
import { ORDER_KEYS, readOrderKey } from '#schema/rules/orders/order-key.ts';
import { NamePart } from '#web/app/components/ticket-fields/looked-for.ts';
import { LOOK_UP_KINDS, orderKeyOf } from './look-up.ts';

function keyProblem(lookUp: Parameters<typeof orderKeyOf>[0]): string | null {
  const by = orderKeyOf(lookUp);
  const name = ORDER_KEYS.find((one) => by[one] !== undefined) ?? 'bookingReference';
  const read = readOrderKey(name, lookUp.key);
  return 'problem' in read ? read.problem : null;
}

/** The factors by which a guest names a booking, ruled as the gateway rules them. */
export const LookUpSchema = v.pipe(
  v.object({
    kind: v.picklist(LOOK_UP_KINDS),
    key: v.string('REQUIRED'),
    lastName: NamePart,
    firstName: NamePart,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const input = dataset.value as Partial<v.InferOutput<typeof LookUpSchema>>;
    const { kind = 'reference', key = '' } = input;
    const problem = keyProblem({ kind, key });
    const path = [{ type: 'object', origin: 'value', input, key: 'key', value: key }] as const;
    if (problem) addIssue({ message: problem, path: [...path] });
  }),
);
