import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { codeEvent, requestEvent } from '#gateway/modules/orders/access/order-access.service.ts';
import {
  type PassengerSegmentView,
  readPassengerSegmentKey,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { maskContact, maskEmail } from '#gateway/requests/mask.ts';
import { memoPerObject } from '#gateway/requests/memo-per-object.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';
import { readCheckInCode, readCheckInLookup } from './access/check-in-access.input.ts';
import { boardingPassKey } from './boarding-passes/boarding-pass.service.ts';
import { readSendBoardingPasses } from './boarding-passes/send-boarding-passes.service.ts';
import { readCancellationCode } from './cancel/confirm-cancellation.service.ts';
import type { CheckInModel, StoredCheckIn } from './check-in.model.ts';
import { checkInIn } from './check-in-facts.ts';
import { readCheckIn } from './make/check-in.input.ts';
import { findNamed } from './make/check-in-party.ts';
import { documentNeeded } from './make/judge-check-in.ts';

const checkInsOfOrder = memoPerObject<readonly StoredCheckIn[]>();

/** The check-in of a passenger, asked for once for all passengers of an order that was read. */
async function checkInOf(
  { checkIns }: Pick<Services, 'checkIns'>,
  one: PassengerSegmentView,
): Promise<CheckInModel> {
  const { order, index } = one.segment;
  const all = await checkInsOfOrder(order, () => checkIns.inOrder(order.id));
  const onFlight = all.filter(({ segmentIndex }) => segmentIndex === index);
  return { one, stored: checkInIn(onFlight, one) };
}

/** Check-in, made and cancelled. */
export const checkInResolvers: Resolvers = {
  Mutation: {
    async checkIn(_root, { input }, { services, actor, now }) {
      const { request, faults } = readCheckIn(input);
      const viewer = await actor();
      if (request && faults.length === 0) {
        const { passengers, userErrors } = await services.checkIns.checkIn(request, viewer, now);
        return { passengerSegments: [...passengers], userErrors: [...userErrors] };
      }
      const most = 2 * (1 + LIMITS.fellowPassengers);
      const ids = input.passengers.slice(0, most).map((one) => one.passengerSegmentId);
      const named = await findNamed(services.orders, ids, viewer, now);
      return { passengerSegments: named.filter((one) => one !== null), userErrors: faults };
    },
    async requestCheckInCancellation(_root, { input }, context) {
      const { services, address, now } = context;
      const { sessionId } = await services.sessions.begin(context);
      const actor = { ...(await context.actor()), sessionId, address };
      const outcome = await services.checkIns.requestCancellation(input, actor, now);
      return 'faults' in outcome
        ? { challenge: null, sentTo: null, userErrors: [...outcome.faults] }
        : {
            challenge: { ...outcome.challenge, serverNow: now },
            sentTo: maskContact(outcome.contact),
            userErrors: [],
          };
    },
    async confirmCheckInCancellation(_root, { input }, { services, security, ...context }) {
      const { requestId, address, now } = context;
      const typed = readCancellationCode(input);
      if ('faults' in typed) return { passengerSegments: [], userErrors: typed.faults };
      const actor = await context.actor();
      const { sessionId } = actor;
      // A client without a session has requested no code, and needs none for this answer.
      const outcome = sessionId
        ? await services.checkIns.confirmCancellation(typed, { ...actor, sessionId, address }, now)
        : ({ problem: 'CODE_WRONG' } as const);
      if (!('problem' in outcome))
        return { passengerSegments: [...outcome.passengers], userErrors: [] };
      const { problem: code } = outcome;
      if (code === 'CODE_WRONG') security.note('CODE_WRONG', { requestId, address });
      if (code === 'TOO_MANY_TRIES') security.note('CODE_TRIES_USED_UP', { requestId, address });
      const path = [code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'code'];
      return { passengerSegments: [], userErrors: [{ code, path }] };
    },
  },
  PassengerSegment: {
    checkIn: (one, _args, { services }) => checkInOf(services, one),
  },
  CheckIn: {
    state: ({ stored }) => stored?.state ?? 'NOT_CHECKED_IN',
    opensAt: ({ one }) => checkInWindow(one.segment.departsAt).opensAt,
    closesAt: ({ one }) => checkInWindow(one.segment.departsAt).closesAt,
    documentNeeded: ({ one }, _args, { services: { orders } }) => documentNeeded(one, orders.vault),
    checkedInAt: ({ stored }) => stored?.checkedInAt ?? null,
    place: ({ stored }) => stored?.place ?? null,
    sequenceNumber: ({ stored }) => stored?.sequenceNumber ?? null,
    contact: ({ stored }) => stored && maskContact(stored.contact),
    cancellations: ({ stored }) => stored?.cancellations ?? 0,
    cancellationsLeft: ({ stored }) =>
      Math.max(0, LIMITS.checkInCancellationsPerSegment - (stored?.cancellations ?? 0)),
  },
  CheckInError: userErrorFields,
  RequestCheckInCancellationError: userErrorFields,
  ConfirmCheckInCancellationError: userErrorFields,
};

/** How a guest comes to a flight of a booking: four details, then a code. */
export const checkInAccessResolvers: Resolvers = {
  Mutation: {
    async requestCheckInAccess(_root, { input }, context) {
      const { services, security, requestId, address, now } = context;
      const lookup = readCheckInLookup(input, now);
      if ('faults' in lookup) return { challenge: null, userErrors: lookup.faults };
      const { sessionId } = await services.sessions.begin(context);
      const answer = await services.checkIns.requestAccess(lookup, { sessionId, address }, now);
      const event = requestEvent(answer);
      if (event) security.note(event, { requestId, address });
      if ('problem' in answer)
        return { challenge: null, userErrors: [{ code: answer.problem, path: [] }] };
      return { challenge: { ...answer.challenge, serverNow: now }, userErrors: [] };
    },
    async confirmCheckInAccess(_root, { input }, context) {
      const { services, security, requestId, address, now } = context;
      const answer = readCheckInCode(input);
      if ('faults' in answer) return { itinerary: null, userErrors: answer.faults };
      const actor = await context.actor();
      const { sessionId } = actor;
      // A client without a session has requested no code, and needs none for this answer.
      const access = sessionId
        ? await services.checkIns.confirmAccess(answer, { sessionId, address }, now)
        : ({ problem: 'CODE_WRONG' } as const);
      if ('problem' in access) {
        const event = codeEvent(access);
        if (event) security.note(event, { requestId, address });
        return { itinerary: null, userErrors: [{ code: access.problem, path: ['code'] }] };
      }
      return {
        itinerary: await services.checkIns.itinerary(access, actor, now),
        userErrors: [],
      };
    },
  },
  RequestCheckInAccessError: userErrorFields,
  ConfirmCheckInAccessError: userErrorFields,
};

/** What opens the gate. */
export const boardingPassesResolvers: Resolvers = {
  Mutation: {
    async sendBoardingPasses(_root, { input }, { services, actor, now }) {
      const { request, faults } = readSendBoardingPasses(input);
      if (faults.length > 0) return { passengerSegments: [], sentTo: null, userErrors: faults };
      const sent = await services.boardingPasses.send(request, await actor(), now);
      return {
        passengerSegments: [...sent.passengers],
        sentTo: sent.sentTo && maskEmail(sent.sentTo),
        userErrors: [...sent.userErrors],
      };
    },
  },
  PassengerSegment: {
    async boardingPass(one, _args, { services, now }) {
      const { stored } = await checkInOf(services, one);
      return stored?.state === 'CHECKED_IN' ? services.checkIns.boardingPass(one, now) : null;
    },
  },
  BoardingPass: {
    id: ({ one }) => globalId('BoardingPass', boardingPassKey(one)),
    passengerSegment: ({ one }) => one,
    bookingReference: ({ one }) => one.segment.order.reference,
    sequenceNumber: ({ stored }) => stored.sequenceNumber,
    notes: ({ notes }) => [...notes],
    issuedAt: ({ stored }) => stored.checkedInAt,
    pdfUrl: ({ one }, _args, { services }) => services.boardingPasses.download(one),
    walletUrl: () => null,
  },
  SendBoardingPassesError: userErrorFields,
};

export const boardingPassNode: NodeLoader = async (key, { services, actor, now }) => {
  const named = readPassengerSegmentKey(key);
  const one = named && (await services.checkIns.passengerOn(named, await actor(), now));
  return one && services.checkIns.boardingPass(one, now);
};
