import { keyOf } from '#gateway/graphql/global-id.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import type { MessageFilter, MessageSelectionInput } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { eventsOf } from '#schema/codes/club/message-events.ts';
import type { MessageNarrowing, MessagePlace } from './message.model.ts';

/** The key of a message; null for an id that can be none. */
export function messageKey(id: string): string | null {
  const key = keyOf('Message', id);
  return key && isUuid(key) ? key : null;
}

/** The keys that ids name, in their order. @throws BAD_USER_INPUT when there are too many */
export function messageKeys(ids: readonly string[]): (string | null)[] {
  if (ids.length > LIMITS.page.most)
    throw badUserInput(`Name ${LIMITS.page.most} messages at most.`);
  return ids.map(messageKey);
}

/** Which messages are meant. `keys` are those that were named one by one. */
export type AskedMessages =
  | { readonly keys: readonly (string | null)[] }
  | { readonly until: Date };

export const readSelection = ({ ids, writtenUntil }: MessageSelectionInput): AskedMessages =>
  writtenUntil ? { until: writtenUntil } : { keys: messageKeys(ids ?? []) };

export const readFilter = (filter: MessageFilter | null | undefined): MessageNarrowing => ({
  events: filter?.kinds ? eventsOf(filter.kinds) : null,
  read: filter?.read ?? null,
});

export const cursorOf = ({ createdAt, serial }: MessagePlace): string =>
  Buffer.from(`${createdAt.getTime()}:${serial}`).toString('base64url');

/** The place of a cursor; the beginning of the list for any text that `cursorOf` did not make. */
export function placeOf(cursor: string | null | undefined): MessagePlace | null {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const [, time, serial] = /^(\d{1,14}):(\d{1,15})$/.exec(text) ?? [];
  return time && serial ? { createdAt: new Date(Number(time)), serial: Number(serial) } : null;
}
