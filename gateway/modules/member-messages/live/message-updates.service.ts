import type { Message } from '#gateway/modules/member-messages/message.model.ts';
import { type EventStream, eventStream } from '#gateway/requests/live/event-stream.ts';
import { createWatches, type WatchLimits } from '#gateway/requests/live/watches.ts';

/** News to one member: how many messages are unread, and the one that came. */
export type MessageNews = { readonly unread: number; readonly message: Message | null };

/** What a watch over messages needs. */
export type MessageUpdatesDependencies = {
  readonly messages: {
    unread(memberId: string): Promise<number>;
    latestUnread(memberId: string): Promise<Message | null>;
  };
  /** Whether a session still is the member's. */
  isSignedIn(memberId: string, sessionId: string): Promise<boolean>;
  /** How often the messages of a watched member are looked at. */
  readonly intervalMilliseconds: number;
  readonly limits: WatchLimits;
};

/** News in the form of the API's event. */
export type MessageEventNews = { readonly messageReceived: MessageNews };

type Watch = {
  /** The member. */
  readonly viewer: string;
  readonly sessionId: string;
  readonly line: EventStream<MessageEventNews>;
  /** What was sent last; null before the first event. */
  told: { readonly unread: number; readonly latest: number } | null;
};

/**
 * Watches over the messages of members. They are looked at in an interval, once for each member,
 * however many tabs watch, and only while one does. A watch ends with its session.
 */
export function createMessageUpdates({
  messages,
  isSignedIn,
  intervalMilliseconds,
  limits,
}: MessageUpdatesDependencies) {
  const tell = async (watch: Watch, unread: number, latest: Message | null) => {
    if (!(await isSignedIn(watch.viewer, watch.sessionId))) return watch.line.end();
    const { told } = watch;
    const came = told !== null && latest !== null && latest.serial > told.latest;
    if (told?.unread !== unread || came)
      watch.line.tell({ messageReceived: { unread, message: came ? latest : null } });
    // A message that is marked as unread again is no news.
    watch.told = { unread, latest: Math.max(told?.latest ?? 0, latest?.serial ?? 0) };
  };

  const look = async (tabs: readonly Watch[]) => {
    const memberId = tabs[0]!.viewer;
    const unread = await messages.unread(memberId);
    const latest = await messages.latestUnread(memberId);
    for (const watch of tabs) await tell(watch, unread, latest);
  };
  const watches = createWatches<Watch>({
    intervalMilliseconds,
    limits,
    together: ({ viewer }) => viewer,
    look,
  });

  return {
    ...watches,
    /**
     * Emits at once how many messages of a member are unread, and again at each change, until the
     * session ends.
     * @throws TOO_MANY_REQUESTS
     */
    watch(memberId: string, sessionId: string): AsyncIterableIterator<MessageEventNews> {
      const make = (onEnd: () => void): Watch => {
        return { viewer: memberId, sessionId, line: eventStream(onEnd), told: null };
      };
      return watches.open(memberId, make).line.news;
    },
  };
}

export type MessageUpdates = ReturnType<typeof createMessageUpdates>;
