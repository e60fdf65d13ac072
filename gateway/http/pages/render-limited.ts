import type { EndTurn, RenderQueue } from './render-queue.ts';

/** The status under which metrics count clients that left before their answer. */
const CLIENT_LEFT = 499;

/**
 * Renders when it is this request's turn. The turn lasts until the last byte is rendered, not until
 * it is read: a slow client holds the bytes and not the place. Null when there is no turn.
 * @param signal aborts when the client leaves
 */
export async function renderLimited(
  renders: RenderQueue,
  signal: AbortSignal,
  render: () => Promise<Response>,
): Promise<Response | null> {
  const end = await renders.enter(signal);
  if (!end) return signal.aborted ? unread() : null;
  try {
    const answer = await render();
    if (!signal.aborted) return endingTurn(answer, end);
    end();
    await answer.body?.cancel().catch(() => {});
    return unread();
  } catch (fault) {
    end();
    if (signal.aborted) return unread();
    throw fault;
  }
}

const unread = () => new Response(null, { status: CLIENT_LEFT });

/**
 * Whether an answer is complete, as its length is known. It is not asked for its body: the platform
 * would make a stream of it.
 */
export const isWhole = ({ headers }: Response): boolean => headers.has('content-length');

/** The same answer; `end` is called when its body is complete, has failed or is read no further. */
function endingTurn(answer: Response, end: EndTurn): Response {
  if (isWhole(answer) || !answer.body) {
    end();
    return answer;
  }
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // Not awaited: what is here already goes out while the rest is rendered.
        void readAhead(reader, controller).finally(end);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: Number.POSITIVE_INFINITY },
  );
  const { status, statusText, headers } = answer;
  return new Response(body, { status, statusText, headers });
}

async function readAhead(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  controller: ReadableStreamDefaultController<Uint8Array>,
): Promise<void> {
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      controller.enqueue(value);
    }
    controller.close();
  } catch (fault) {
    controller.error(fault);
  }
}
