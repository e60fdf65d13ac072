import type { Database } from '#gateway/database/database.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  AddFrequentPassengerErrorCode,
  AddFrequentPassengerInput,
  RemoveFrequentPassengerErrorCode,
  RestoreFrequentPassengerErrorCode,
  UpdateFrequentPassengerErrorCode,
  UpdateFrequentPassengerInput,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { passengerListProblem } from '#schema/rules/club/frequent-passengers.ts';
import { documentKey } from '#schema/rules/travellers/document-duplicates.ts';
import { readPassengerToSave } from './frequent-passenger.input.ts';
import type { FrequentPassengerView } from './frequent-passenger.model.ts';
import { savedPassengersOf } from './frequent-passengers.repository.ts';
import { documentsOfOthers, isAsSaved, passengerToSave } from './passenger-to-save.ts';
import { changeSavedList, erasedBefore, listedPassengers, type Self } from './saved-list.ts';

/** A signed-in member. */
export type MemberActor = Actor & { readonly memberId: string };

/** Whose passenger it is about: the key of its global id, and who asks. */
type Change = Omit<UpdateFrequentPassengerInput, 'frequentPassengerId'> & { readonly id: string };

export type SavingOutcome<Code extends string> = {
  /** The id of the passenger; null when there is none. */
  readonly id: string | null;
  readonly userErrors: readonly UserFault<Code>[];
};

/** The saved passengers of members. Each reads and changes those of the actor only. */
export type FrequentPassengerService = ReturnType<typeof createFrequentPassengers>;

export type FrequentPassengerSources = {
  readonly db: Database;
  readonly vault: Pick<DocumentEncryption, 'seal' | 'open' | 'lookup'>;
  readonly newId: (now: Date) => string;
  /** Who a member is; null for a guest. */
  readonly selfOf: (actor: Actor) => Promise<Self | null>;
};

const NOT_FOUND = 'FREQUENT_PASSENGER_NOT_FOUND';

export function createFrequentPassengers({ db, vault, newId, selfOf }: FrequentPassengerSources) {
  const tools = (now: Date) => ({ vault, newId: () => newId(now) });
  const listOf = async (actor: Actor) =>
    actor.memberId === null
      ? []
      : listedPassengers(await savedPassengersOf(db, actor), await selfOf(actor));

  /**
   * What is remembered of a request; numbers of documents are keyed hashes in it, so that its
   * digest reveals none.
   */
  const requestOf = ({ idempotencyKey, passenger }: AddFrequentPassengerInput) => ({
    idempotencyKey,
    passenger: {
      ...passenger,
      documents: passenger.documents.map(({ number, ...document }) => ({
        ...document,
        number: vault.lookup({ ...document, number: number ?? '' }).toString('base64url'),
      })),
    },
  });

  return {
    vault,
    /** The member first, then by name; none for a guest. */
    listOf,
    find: async (id: string, actor: Actor): Promise<FrequentPassengerView | null> =>
      (await listOf(actor)).find((one) => one.id === id) ?? null,
    async add(
      input: AddFrequentPassengerInput,
      actor: MemberActor,
      now: Date,
    ): Promise<SavingOutcome<AddFrequentPassengerErrorCode>> {
      const today = commercialDay(now);
      const { draft, faults } = readPassengerToSave(input.passenger, today);
      if (!draft) return { id: null, userErrors: faults };
      const { memberId } = actor;
      const request = requestOf(input);
      const { answer: id, userErrors } = await idempotent<AddFrequentPassengerErrorCode, string>(
        db,
        'addFrequentPassenger',
        request,
        actor,
        (trx) =>
          changeSavedList(trx, actor, async ({ list, put }) => {
            const kept = list.filter(({ removedAt }) => removedAt === null);
            const full = passengerListProblem(kept.length);
            if (full) throw new Refused<AddFrequentPassengerErrorCode>(full);
            const made = passengerToSave(
              { draft, memberId, stored: null, list },
              tools(now),
              now,
              today,
            );
            if ('faults' in made) throw new Refused(...made.faults);
            await put(made);
            return made.id;
          }),
      );
      return { id, userErrors };
    },
    async update(
      { id, version, passenger }: Change,
      actor: MemberActor,
      now: Date,
    ): Promise<SavingOutcome<UpdateFrequentPassengerErrorCode>> {
      const today = commercialDay(now);
      return changeSavedList(db, actor, async ({ list, put }) => {
        const stored = list.find((one) => one.id === id && one.removedAt === null);
        if (!stored)
          return { id: null, userErrors: [{ code: NOT_FOUND, path: ['frequentPassengerId'] }] };
        const { draft, faults } = readPassengerToSave(passenger, today);
        if (!draft) return { id, userErrors: faults };
        if (isAsSaved(stored, draft, vault)) return { id, userErrors: [] };
        if (typeof version === 'number' && version !== stored.version)
          return { id, userErrors: [{ code: 'CHANGED_MEANWHILE', path: ['version'] }] };
        const { memberId } = actor;
        const made = passengerToSave({ draft, memberId, stored, list }, tools(now), now, today);
        if ('faults' in made) return { id, userErrors: made.faults };
        await put(made);
        return { id, userErrors: [] };
      });
    },
    /** Removes a passenger; answers why not, or null. */
    async remove(
      id: string,
      actor: MemberActor,
      now: Date,
    ): Promise<RemoveFrequentPassengerErrorCode | null> {
      const self = await selfOf(actor);
      return changeSavedList(db, actor, async ({ list, put }) => {
        const found = listedPassengers(list, self).find((one) => one.id === id);
        if (!found) return NOT_FOUND;
        if (found.isSelf) return 'SELF_STAYS';
        await put({ ...found, removedAt: now });
        return null;
      });
    },
    /** Brings a removed passenger back; answers why not, or null. */
    async restore(
      id: string,
      actor: MemberActor,
      now: Date,
    ): Promise<RestoreFrequentPassengerErrorCode | null> {
      return changeSavedList(db, actor, async ({ list, put }) => {
        const found = list.find((one) => one.id === id);
        if (!found) return NOT_FOUND;
        if (found.removedAt === null) return null;
        if (found.removedAt <= erasedBefore(now)) return NOT_FOUND;
        const kept = list.filter(({ removedAt }) => removedAt === null);
        const taken = new Set(documentsOfOthers(kept, id, vault).map(documentKey));
        const own = documentsOfOthers([{ ...found, removedAt: null }], null, vault);
        if (own.some((document) => taken.has(documentKey(document)))) return 'DOCUMENT_DUPLICATED';
        if (passengerListProblem(kept.length)) return 'TOO_MANY_PASSENGERS';
        await put({ ...found, removedAt: null });
        return null;
      });
    },
  };
}
