import { BEGINNING } from '#gateway/mocks/story/beginning.ts';
import type { StoredMessage, Story } from '#gateway/mocks/story/story.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

type Beginning = Pick<StoredMessage, 'event' | 'facts' | 'orderReference'> & {
  readonly minutesAgo: number;
  readonly read: boolean;
};

const about = (reference: string) => ({ facts: { reference }, orderReference: reference });

/** The messages with which a story begins, about its orders: two unread ones, and three that were read. */
const BEGINNINGS: readonly Beginning[] = [
  {
    event: 'ORDER_CANCELLED',
    minutesAgo: DAY_MINUTES - 9,
    read: false,
    ...about(BEGINNING.cancelled),
  },
  {
    event: 'ORDER_TICKETED',
    minutesAgo: 3 * DAY_MINUTES - 4,
    read: false,
    ...about(BEGINNING.ticketed),
  },
  {
    event: 'NEW_DEVICE',
    minutesAgo: 20 * DAY_MINUTES,
    read: true,
    facts: { device: 'Firefox, Windows' },
    orderReference: null,
  },
  {
    event: 'ORDER_TICKETED',
    minutesAgo: 60 * DAY_MINUTES - 3,
    read: true,
    ...about(BEGINNING.flown),
  },
  {
    event: 'WELCOME',
    minutesAgo: 300 * DAY_MINUTES,
    read: true,
    facts: { number: `${BRAND.carrierCode} 0123456782` },
    orderReference: null,
  },
];

/** Leaves them, by the clock. */
export const leaveMessages = ({ messages }: Story, now: Date): void => {
  for (const [index, { minutesAgo, read, ...told }] of BEGINNINGS.entries()) {
    const createdAt = addMinutes(now, -minutesAgo);
    const readAt = read ? addMinutes(createdAt, HOUR_MINUTES) : null;
    messages.set(String(index + 1), { ...told, createdAt, readAt, removed: false });
  }
};
