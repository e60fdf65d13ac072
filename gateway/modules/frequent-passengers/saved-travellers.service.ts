import { keyOf } from '#gateway/graphql/global-id.ts';
import type { SavedTravellers } from '#gateway/modules/orders/order-dependencies.ts';
import type { TravellerDraft } from '#gateway/modules/orders/passengers/passenger.input.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { passengerListProblem } from '#schema/rules/club/frequent-passengers.ts';
import type { PassengerToSave } from './frequent-passenger.input.ts';
import type { FrequentPassenger } from './frequent-passenger.model.ts';
import { savedPassengersOf } from './frequent-passengers.repository.ts';
import type { FrequentPassengerSources } from './frequent-passengers.service.ts';
import { passengerToSave } from './passenger-to-save.ts';
import { changeSavedList } from './saved-list.ts';

const keyIn = (id: string | null | undefined): string | null =>
  id ? keyOf('FrequentPassenger', id) : null;

/** A traveller as saved: what the booking does not ask for, and documents of other kinds, stay. */
function savedAs(
  {
    key,
    type,
    accompanyingAdultKey,
    frequentPassengerId,
    save,
    title,
    phone,
    frequentFlyer,
    document,
    ...person
  }: TravellerDraft,
  stored: FrequentPassenger | null,
): PassengerToSave {
  const others = stored?.documents.filter(({ type }) => type !== document.type) ?? [];
  const replaced = stored?.documents.find(({ type }) => type === document.type);
  return {
    ...person,
    title: title ?? stored?.title ?? null,
    phone: phone ?? stored?.phone ?? null,
    frequentFlyer: frequentFlyer ?? stored?.frequentFlyer ?? null,
    documents: [
      { ...document, key: replaced?.id ?? null },
      ...others.map(({ id, sealedNumber, ...kept }) => ({ ...kept, key: id, number: null })),
    ],
  };
}

/** Members book with whom they have saved, and save those they book with. */
export const savedTravellers = ({
  vault,
  newId,
}: Pick<FrequentPassengerSources, 'vault' | 'newId'>): SavedTravellers => ({
  async withNumbers(db, travellers, actor) {
    if (!travellers.some(({ document }) => document.savedKey)) return travellers;
    const list = await savedPassengersOf(db, actor);
    return travellers.map((traveller) => {
      const { document, frequentPassengerId } = traveller;
      const passenger = list.find(({ id }) => id === keyIn(frequentPassengerId));
      const saved = passenger?.documents.find(({ id }) => id === document.savedKey);
      if (document.number || !saved || passenger?.removedAt) return traveller;
      return {
        ...traveller,
        document: { ...document, number: vault.open(saved.sealedNumber, saved.id) },
      };
    });
  },
  async save(db, travellers, actor, now) {
    const { memberId } = actor;
    const wanted = travellers.filter(({ save }) => save);
    if (memberId === null || wanted.length === 0) return;
    await changeSavedList(db, actor, async ({ list, put }) => {
      let known = list;
      for (const traveller of wanted) {
        const id = keyIn(traveller.frequentPassengerId);
        const stored = known.find((one) => one.id === id && one.removedAt === null) ?? null;
        const kept = known.filter(({ removedAt }) => removedAt === null);
        if (!stored && passengerListProblem(kept.length)) continue;
        const made = passengerToSave(
          { draft: savedAs(traveller, stored), memberId, stored, list: known },
          { vault, newId: () => newId(now) },
          now,
          commercialDay(now),
        );
        // an order is not refused for what the list cannot take
        if ('faults' in made) continue;
        await put(made);
        known = [...known.filter((one) => one.id !== made.id), made];
      }
    });
  },
});
