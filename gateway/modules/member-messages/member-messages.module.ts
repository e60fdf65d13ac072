import * as v from 'valibot';
import { ofMember } from '#gateway/database/personal-data.ts';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { type GatewayModule, makeEach } from '#gateway/modules/gateway-module.ts';
import { messageCopyEmail } from '#gateway/ports/documents/documents.ts';
import { MailerError } from '#gateway/ports/mailer/mailer.ts';
import { SEND_COPY } from './leave-message.ts';
import { createMessageUpdates, type MessageUpdates } from './live/message-updates.service.ts';
import { messageNode, messagesResolvers } from './member-messages.resolvers.ts';
import { createMessageService, type MessageService } from './member-messages.service.ts';

const Payload = v.object({ messageId: v.pipe(v.string(), v.uuid()) });

/**
 * Sends the copy of a message. One that no server will ever take is recorded and not tried again.
 */
const sendMessageCopy: Job = {
  name: SEND_COPY,
  isMessage: true,
  async run(payload, { services, log }) {
    const { messageId } = v.parse(Payload, payload);
    try {
      await services.messages.sendCopy(messageId);
    } catch (fault) {
      if (!(fault instanceof MailerError) || fault.retryable) throw fault;
      log.warn({ job: SEND_COPY }, 'the copy of a message was refused for good');
    }
  },
};

/** Messages whose time is over. */
const sweepMessages: Sweep = {
  name: 'messages',
  run: ({ services, clock }) => services.messages.erase(clock.now()),
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly messages: MessageService;
    readonly messageWatch: MessageUpdates;
  }
}

export const messagesModule = {
  name: 'messages',
  services: {
    messages: (parts, services) =>
      createMessageService({
        ...parts,
        copyOf: messageCopyEmail,
        messageUrl: parts.addresses.message,
        subjects: makeEach(parts.messageSubjects, parts, services),
      }),
    // A message is in the header of an open page soon after it was written.
    messageWatch: (_parts, { messages, sessions }) =>
      createMessageUpdates({
        messages,
        intervalMilliseconds: 4_000,
        limits: { perViewer: 20, all: 5_000 },
        isSignedIn: async (memberId, sessionId) =>
          (await sessions.ofMember(memberId)).some(({ id }) => id === sessionId),
      }),
  },
  resolvers: [messagesResolvers],
  nodes: { Message: messageNode },
  jobs: [sendMessageCopy],
  sweeps: [sweepMessages],
  personalData: [
    { table: 'member_messages', isOf: ofMember },
    { table: 'member_message_copies', isOf: ofMember },
  ],
} satisfies GatewayModule;
