import type { Message } from '#gateway/modules/member-messages/message.model.ts';
import { tooManyRequests } from '#gateway/requests/faults.ts';
import { lookWhileWatched } from '#gateway/requests/live/look-while-watched.ts';
import { newsLine } from '#gateway/requests/live/news-line.ts';

/** News to one member: how many messages are unread, and the one that came. */
export type MessageNews = { readonly unread: number; readonly message: Message | null };

/** What a watch over messages needs. */
export type MessageWatchParts = {
  readonly messages: {
    unread(memberId: string): Promise<number>;
    latestUnread(memberId: string): Promise<Message | null>;
  };
  /** Whether a session still is the member's. */
  isSignedIn(memberId: string, sessionId: string): Promise<boolean>;
  /** How often the messages of a watched member are looked at. */
  readonly intervalMilliseconds: number;
  /** Watches at once: of one member, and of this gateway. */
  readonly limits: { readonly perMember: number; readonly all: number };
};

/** News in the form of the API's event. */
export type MessageEventNews = { readonly messageReceived: MessageNews };

type Watch = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly line: ReturnType<typeof newsLine<MessageEventNews>>;
  /** What was sent last; null before the first event. */
  told: { readonly unread: number; readonly latest: number } | null;
};

const RETRY_SECONDS = 30;

/**
 * Watches over the messages of members. They are looked at in an interval, once for each member, however many tabs watch, and only
 * while one does. A watch ends with its session.
 */
export const createMessageWatch = ({
  messages,
  isSignedIn,
  intervalMilliseconds,
  limits,
}: MessageWatchParts) => {
  const watches = new Set<Watch>();

  const tell = async (watch: Watch, unread: number, latest: Message | null) => {
    if (!(await isSignedIn(watch.memberId, watch.sessionId))) return watch.line.end();
    const { told } = watch;
    const came = told !== null && latest !== null && latest.serial > told.latest;
    if (told?.unread !== unread || came)
      watch.line.tell({ messageReceived: { unread, message: came ? latest : null } });
    // A message that is marked as unread again is no news.
    watch.told = { unread, latest: Math.max(told?.latest ?? 0, latest?.serial ?? 0) };
  };

  const look = async (memberId: string, of: readonly Watch[]) => {
    const unread = await messages.unread(memberId);
    const latest = await messages.latestUnread(memberId);
    for (const watch of of) await tell(watch, unread, latest);
  };
  const keepLooking = lookWhileWatched({
    intervalMilliseconds,
    isWatched: () => watches.size > 0,
    lookAtAll: () => {
      const members = [...Map.groupBy(watches, ({ memberId }) => memberId)];
      return Promise.allSettled(members.map(([memberId, of]) => look(memberId, of)));
    },
  });

  return {
    /**
     * Emits at once how many messages of a member are unread, and again at each change, until the session ends.
     * @throws TOO_MANY_REQUESTS
     */
    watch(memberId: string, sessionId: string): AsyncIterableIterator<MessageEventNews> {
      const own = [...watches].filter((other) => other.memberId === memberId);
      if (watches.size >= limits.all || own.length >= limits.perMember)
        throw tooManyRequests(RETRY_SECONDS);
      const line = newsLine<MessageEventNews>(() => void watches.delete(watch));
      const watch: Watch = { memberId, sessionId, line, told: null };
      watches.add(watch);
      void look(memberId, [watch]).catch(() => line.end());
      keepLooking();
      return line.news;
    },
    /** How many watch now. */
    count: (): number => watches.size,
    /** Ends every watch, so that a gateway can leave; browsers ask the next one. */
    endAll(): void {
      for (const { line } of [...watches]) line.end();
    },
  };
};

export type MessageWatch = ReturnType<typeof createMessageWatch>;
