import type { OrderAccess } from '#gateway/modules/orders/access/order-access.service.ts';
import type { DocumentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import type { PublicChallenge } from '#gateway/modules/verification/challenge-code.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { challengeDeadlines, challengeProblem } from '#schema/rules/access/verification-code.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { OrderKey } from '#schema/rules/orders/order-key.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import type { Makings } from './orders/place-order.ts';
import type { StoredOrder } from './orders/stored-order.ts';
import type { Story } from './story.ts';

/** The only code that is right: the mock sends none. */
export const STORY_CODE = '123456';

/** Leaves a challenge for what it opens. */
export const challengeFor = (
  { challenges }: Story,
  ids: Ids,
  subject: string | null,
  now: Date,
): PublicChallenge => {
  const id = ids.uuid(now);
  challenges.set(id, { subject, sentAt: now });
  return { id, ...challengeDeadlines(now) };
};

/** What a code opens, or why it opens nothing. */
export const opened = (
  { challenges }: Story,
  { challengeId, code }: { readonly challengeId: string; readonly code: string },
  now: Date,
): { readonly subject: string } | { readonly problem: 'CODE_WRONG' | 'CODE_EXPIRED' } => {
  const challenge = challenges.get(challengeId);
  if (!challenge?.subject || code !== STORY_CODE) return { problem: 'CODE_WRONG' };
  return challengeProblem({ sentAt: challenge.sentAt, wrongTries: 0 }, now)
    ? { problem: 'CODE_EXPIRED' }
    : { subject: challenge.subject };
};

/** Whether a key of a look-up names an order. */
export const isNamed = (
  key: OrderKey,
  { record, parts }: StoredOrder,
  vault: DocumentVault,
): boolean => {
  if (key.kind === 'BOOKING_REFERENCE') return record.reference === key.value;
  if (key.kind === 'TICKET_NUMBER') return parts.tickets.some(({ number }) => number === key.value);
  if (key.kind === 'EMAIL') return record.contact.email.toLowerCase() === key.value;
  const hash = vault.hashOf(key.value);
  return parts.passengers.some(({ document }) => document.numberHash?.equals(hash));
};

/** How a guest opens orders: by one of the keys and the name of a passenger on them, then by the code. */
export const storyAccess = ({
  story,
  ids,
  vault,
}: Pick<Makings, 'story' | 'ids' | 'vault'>): OrderAccess => ({
  async request({ key, name }, _asker, now) {
    const found = [...story.orders.values()]
      .filter((order) => isNamed(key, order, vault))
      .filter(({ parts }) => parts.passengers.some((passenger) => sameName(passenger, name)))
      .map(({ record }) => record.id);
    const subject = found.length > 0 ? found.join(' ') : null;
    return { challenge: challengeFor(story, ids, subject, now), named: found.length > 0 };
  },
  async confirm(answer, _asker, now) {
    const access = opened(story, answer, now);
    if ('problem' in access) return access;
    const accessExpiresAt = addMinutes(now, LIMITS.orderAccessMinutes);
    return { orderIds: access.subject.split(' '), accessExpiresAt };
  },
});
