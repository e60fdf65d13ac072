import type { CreateOrderFault } from '#gateway/modules/orders/order-faults.ts';
import type { PassengerInput } from '#gateway/resolvers.gen.ts';
import { identityProblems } from '#schema/rules/travellers/identity-holder.ts';
import { typedDocument } from './typed-document.ts';

/** Travellers whose date of birth or gender is not the one in the number of their identity card. */
export const identityFaults = (passengers: readonly PassengerInput[]): CreateOrderFault[] =>
  passengers.flatMap(({ document, dateOfBirth, gender }, index) =>
    Object.entries(identityProblems({ ...typedDocument(document), dateOfBirth, gender })).flatMap(
      ([field, code]) => (code ? [{ code, path: ['passengers', String(index), field] }] : []),
    ),
  );
