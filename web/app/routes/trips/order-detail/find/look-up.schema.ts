import * as v from 'valibot';
import { readOrderReference } from '#schema/rules/orders/order-reference.ts';
import { parseNameLookup } from '#schema/rules/travellers/names.ts';

/** A text that a rule of the gateway's reads; its problem is the message. */
const readableBy = (read: (text: string) => object | { problem: string }) =>
  v.pipe(
    v.string('REQUIRED'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const answer = read(dataset.value);
      if ('problem' in answer) addIssue({ message: String(answer.problem) });
    }),
  );

/** The two factors by which a guest names an order, ruled as the gateway rules them. */
export const LookUpSchema = v.object({
  reference: readableBy(readOrderReference),
  name: readableBy(parseNameLookup),
});
