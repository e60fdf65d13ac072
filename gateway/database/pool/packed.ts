import pg from 'pg';

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

const BEGINS = /^(?:begin|start transaction)\b/i;
const ENDS = /^(?:commit|rollback)$/i;
const BEGUN: Answer = { command: 'BEGIN', rowCount: null, rows: [] };

/** The connection's own socket, which the types of pg do not show. */
type Socket = { cork(): void; uncork(): void };
const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** A query that is made here is sent as it is: pg copies a configuration with all its property descriptors. */
const send = (client: pg.PoolClient, { name, text, values }: pg.QueryConfig): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const query = new pg.Query(text, values, (fault, answer) =>
      fault ? reject(fault) : resolve(answer),
    );
    client.query(Object.assign(query, { name }));
  });

/** Asks statements over a connection. */
export type Packed = {
  ask(query: pg.QueryConfig): Promise<Answer>;
  /** Whether the transaction that was begun here last has ended. */
  isOver(): boolean;
};

/**
 * Sends statements over a connection that is pipelined: those that are asked at the same time leave in one packet, and the
 * beginning of a transaction leaves with its first statement. Each packet costs both sides about as much as a short statement.
 *
 * The end of a transaction leaves last in its packet. Asked once more, as kysely does for each transaction, it has the same answer.
 */
export function packed(client: pg.PoolClient): Packed {
  const socket = socketOf(client);
  let isCorked = false;
  let beginning: string | null = null;
  let end: Promise<Answer> | null = null;
  let sendEnd: (() => void) | null = null;
  const cork = () => {
    if (isCorked) return;
    isCorked = true;
    socket.cork();
    process.nextTick(() => {
      isCorked = false;
      sendEnd?.();
      sendEnd = null;
      socket.uncork();
    });
  };
  const ending = (query: pg.QueryConfig): Promise<Answer> => {
    end ??= new Promise((resolve) => {
      sendEnd = () => resolve(send(client, query));
    });
    return end;
  };
  return {
    isOver: () => end !== null && sendEnd === null,
    ask(query) {
      if (BEGINS.test(query.text)) {
        beginning = query.text;
        end = null;
        return Promise.resolve(BEGUN);
      }
      cork();
      if (beginning !== null) {
        // It fails only where the connection is lost, and then what follows it fails too.
        client.query(beginning).catch(() => {});
        beginning = null;
      }
      return ENDS.test(query.text) ? ending(query) : send(client, query);
    },
  };
}
