import type { Database } from '#gateway/database/database.ts';
import type { BenefitService } from '#gateway/modules/benefits/benefits.service.ts';
import {
  createMessageService,
  type MessageService,
} from '#gateway/modules/member-messages/member-messages.service.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import { messageCopyEmail } from '#gateway/ports/documents/documents.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

type MessageParts = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly addresses: SiteAddresses;
  readonly orders: Pick<OrderService, 'find'>;
  readonly seats: SeatService;
  readonly benefits: BenefitService;
};

/** Messages to members, and what they can be about. */
export const buildMessages = (parts: MessageParts): MessageService => {
  const { db, mailer, addresses, orders, seats, benefits } = parts;
  return createMessageService({
    db,
    mailer,
    copyOf: messageCopyEmail,
    messageUrl: addresses.message,
    subjects: {
      Order: (id, actor, now) => orders.find({ id }, actor, now),
      SeatOrder: (id, actor, now) => seats.order(id, actor, now),
      BenefitOrder: (id, actor, now) => benefits.order(id, actor, now),
    },
  });
};
