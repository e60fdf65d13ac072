import {
  companionsOf,
  segmentByKey,
  segmentsById,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import { verdictOn } from '#gateway/mocks/story/segments/segment-capabilities.ts';
import { challengeFor, opened } from '#gateway/mocks/story/story-access.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { maskEmail, maskPhone } from '#gateway/requests/mask.ts';
import type {
  ConfirmCheckInCancellationInput,
  RequestCheckInCancellationErrorCode,
  RequestCheckInCancellationInput,
} from '#gateway/resolvers.gen.ts';
import { codeFormProblem, normalizeCode } from '#schema/rules/access/verification-code.ts';
import { checkInOf } from './check-in-standing.ts';
import { setCoupons } from './set-coupons.ts';

/** Where codes to cancel a check-in go, as it is shown. */
export const maskedContact = (contact: string | null): string | null =>
  contact && (contact.includes('@') ? maskEmail(contact) : maskPhone(contact));

const KNOWN = ['NOT_CHECKED_IN', 'CHECK_IN_CLOSED', 'CHECK_IN_CANCELLATIONS_USED'] as const;

/** The first step: leaves a challenge for the passengers whose check-in is to end. */
export const requestCancellation = async (
  parts: StoryParts,
  { passengerSegmentIds }: RequestCheckInCancellationInput,
  now: Date,
) => {
  const found = await segmentsById(parts, passengerSegmentIds, now);
  const refused = (code: RequestCheckInCancellationErrorCode, index: number) => ({
    challenge: null,
    sentTo: null,
    userErrors: [{ code, path: ['passengerSegmentIds', String(index)] }],
  });
  for (const [index, one] of found.entries()) {
    if (!one) return refused('PASSENGER_NOT_FOUND', index);
    const verdict = verdictOn(parts.story, companionsOf(one).adult ?? one, 'CANCEL_CHECK_IN', now);
    if (!verdict.allowed)
      return refused(KNOWN.find((code) => code === verdict.reason) ?? 'NOT_CHECKED_IN', index);
  }
  const passengers = found.filter((one) => one !== null);
  const subject = passengers.map(({ key }) => key).join(' ');
  const challenge = { ...challengeFor(parts.story, parts.ids, subject, now), serverNow: now };
  const [first] = passengers;
  const sentTo = maskedContact(first ? checkInOf(parts.story, first).contact : null);
  return { challenge, sentTo, userErrors: [] };
};

/** The second step: ends the check-in of those of the challenge, and of the infants on their laps. Their seats stay. */
export const confirmCancellation = async (
  parts: StoryParts,
  { challengeId, code }: ConfirmCheckInCancellationInput,
  now: Date,
) => {
  const { story } = parts;
  const problem = codeFormProblem(code);
  const answer = problem
    ? { problem }
    : opened(story, { challengeId, code: normalizeCode(code) }, now);
  if ('problem' in answer)
    return { passengers: [], userErrors: [{ code: answer.problem, path: ['code'] }] };
  const keys = answer.subject.split(' ');
  const found = await Promise.all(keys.map((key) => segmentByKey(parts, key, now)));
  const named = found.filter((one) => one !== null);
  for (const one of named.flatMap((adult) => [adult, companionsOf(adult).infant ?? adult])) {
    const standing = checkInOf(story, one);
    if (standing.state === 'CANCELLED') continue;
    story.checkIns.set(one.key, {
      ...standing,
      state: 'CANCELLED',
      cancellations: standing.cancellations + 1,
    });
    setCoupons(story, [one], 'OPEN');
  }
  const passengers = await Promise.all(keys.map((key) => segmentByKey(parts, key, now)));
  return { passengers, userErrors: [] };
};
