import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { MailerError } from '#gateway/ports/mailer/mailer.ts';
import { SEND_COPY } from './leave-message.ts';
import type { MessageUpdates } from './live/message-updates.service.ts';
import { messageNode, messagesResolvers } from './member-messages.resolvers.ts';
import type { MessageService } from './member-messages.service.ts';

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

export const messagesModule: GatewayModule = {
  resolvers: [messagesResolvers],
  nodes: { Message: messageNode },
  jobs: [sendMessageCopy],
  sweeps: [sweepMessages],
};
