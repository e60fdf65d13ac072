import type { OrderAccess } from '#gateway/modules/orders/access/order-access.service.ts';
import type { PublicChallenge } from '#gateway/modules/verification/challenge-code.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { challengeDeadlines, challengeProblem } from '#schema/rules/access/verification-code.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import type { StoredOrder, Story } from './story.ts';

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

/** How a guest opens an order: by a reference or ticket number and the name of a passenger on it, then by the code. */
export const storyAccess = (story: Story, ids: Ids): OrderAccess => {
  const isNamed = (value: string, { record, parts: { tickets } }: StoredOrder) =>
    record.reference === value || tickets.some(({ number }) => number === value);
  return {
    async request({ reference, name }, _asker, now) {
      const found = [...story.orders.values()].find(
        (order) =>
          isNamed(reference.value, order) &&
          order.parts.passengers.some((passenger) => sameName(passenger, name)),
      );
      return { challenge: challengeFor(story, ids, found?.record.id ?? null, now) };
    },
    async confirm(answer, _asker, now) {
      const access = opened(story, answer, now);
      if ('problem' in access) return access;
      const accessExpiresAt = addMinutes(now, LIMITS.orderAccessMinutes);
      return { orderId: access.subject, accessExpiresAt };
    },
  };
};
