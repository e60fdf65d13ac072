import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { sendMessageCopy, sweepMessages } from './member-messages.jobs.ts';
import { messageNode, messagesResolvers } from './member-messages.resolvers.ts';
import type { MessageService } from './member-messages.service.ts';
import type { MessageWatch } from './watch/message-watch.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly messages: MessageService;
    readonly messageWatch: MessageWatch;
  }
}

export const messagesModule: GatewayModule = {
  resolvers: [messagesResolvers],
  nodes: { Message: messageNode },
  jobs: [sendMessageCopy],
  sweeps: [sweepMessages],
};
