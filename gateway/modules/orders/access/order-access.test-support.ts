import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { createVerificationService } from '#gateway/modules/verification/verification.service.ts';
import { verificationCodeEmail } from '#gateway/ports/documents/documents.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { MailMessage } from '#gateway/ports/mailer/mailer.ts';
import { verificationCodeSms } from '#gateway/ports/sms/code.sms.ts';
import type { RequestOrderAccessInput } from '#gateway/resolvers.gen.ts';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { createSimulatedTicketStore } from '#gateway/simulated/ticket-store/simulated-ticket-store.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { readOrderLookup } from './order-access.input.ts';
import { createOrderAccess } from './order-access.service.ts';

export type TestAsker = Visitor & { readonly address: string };

/** A browser of its own at an address of its own. */
export const anAsker = (): TestAsker => ({ ...aVisitor(), address: randomUUID() });

/** A booking desk with codes, and what guests do with them. */
export function accessDesk(db: Database) {
  const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
  const desk = testOrders(db, keys);
  const now = new Date('2027-01-05T02:00:00Z');
  desk.at(now);
  const sent: MailMessage[] = [];
  const verification = createVerificationService({
    db,
    ids: randomIds,
    keys,
    mailer: { send: async (message) => void sent.push(message), close: async () => {} },
    mails: { usual: verificationCodeEmail },
    sms: null,
    smsOf: verificationCodeSms,
    siteUrlOf: () => 'https://air.example/',
    signInUrlOf: async () => null,
  });
  const tickets = createSimulatedTicketStore(desk.timetable);
  const access = createOrderAccess({ db, keys, vault: desk.orders.vault, verification, tickets });

  const lookForBy = (
    by: RequestOrderAccessInput['by'],
    name: string,
    asker: TestAsker,
    when = now,
  ) => {
    const lookup = readOrderLookup({ by, name, locale: 'en' });
    if ('faults' in lookup) throw new Error(lookup.faults.map(({ code }) => code).join());
    return access.request(lookup, asker, when);
  };
  const lookFor = (reference: string, name: string, asker: TestAsker, when = now) => {
    const isTicket = /^\d{3}-?\d{10}$/.test(reference);
    const by = isTicket ? { ticketNumber: reference } : { bookingReference: reference };
    return lookForBy(by, name, asker, when);
  };

  return {
    desk,
    verification,
    sent,
    now,
    at: (minutes: number) => addMinutes(now, minutes),
    lookFor,
    lookForBy,
    async challengeFor(reference: string, name: string, asker: TestAsker, when = now) {
      const answer = await lookFor(reference, name, asker, when);
      if ('problem' in answer) throw new Error(answer.problem);
      return answer.challenge.id;
    },
    codeOf: async (challengeId: string, when = now) =>
      (await verification.codeToSend(challengeId, when))?.code ?? 'none',
    confirm: (challengeId: string, code: string, asker: TestAsker, when = now) =>
      access.confirm({ challengeId, code }, asker, when),
  };
}
