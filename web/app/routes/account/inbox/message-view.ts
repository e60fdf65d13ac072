import type { MessageFilter } from '#web/app/apollo/schema-types.gen.ts';

/**
 * What the list can be narrowed to, as its address says it: kinds of messages that are written, and
 * the unread ones.
 */
export const MESSAGE_VIEWS = [
  'all',
  'unread',
  'order',
  'flight',
  'refund',
  'club',
  'security',
] as const;
export type MessageView = (typeof MESSAGE_VIEWS)[number];

const KINDS = {
  order: 'ORDER',
  flight: 'FLIGHT',
  refund: 'REFUND',
  club: 'CLUB',
  security: 'SECURITY',
} as const;

/** The view that an address names; all messages for any other text. */
export const messageViewOf = (text: string | null): MessageView =>
  MESSAGE_VIEWS.find((view) => view === text) ?? 'all';

/** The view as the filter of the query; null for all messages. */
export function filterOf(view: MessageView): MessageFilter | null {
  if (view === 'all') return null;
  return view === 'unread' ? { read: false } : { kinds: [KINDS[view]] };
}

/** The address of a view, from a place of it on. */
export function searchOf(view: MessageView, after: string | null = null): string {
  const search = new URLSearchParams({
    ...(view === 'all' ? {} : { show: view }),
    ...(after ? { after } : {}),
  }).toString();
  return search ? `?${search}` : '';
}
