import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRenderQueue, type EndTurn } from './render-queue.ts';

const staying = () => new AbortController().signal;
/** A turn that has been given; fails the test when there is none. */
async function given(turn: Promise<EndTurn | null>): Promise<EndTurn> {
  const end = await turn;
  if (!end) throw new Error('no turn was given');
  return end;
}

describe('the render queue', () => {
  it('lets so many render at once, so many wait, and refuses further ones', async () => {
    const queue = createRenderQueue({ atOnce: 2, waiting: 1 });
    const turns = [1, 2, 3, 4, 5].map(() => queue.enter(staying()));
    expect(await turns[3]).toBeNull();
    expect(await turns[4]).toBeNull();
    expect(queue.status()).toEqual({ rendering: 2, waiting: 1, refused: 2 });
  });

  it('never has more than its bound under way, whatever the order of arrivals and ends', async () => {
    const queue = createRenderQueue({ atOnce: 3, waiting: 100 });
    let most = 0;
    let served = 0;
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const end = await given(queue.enter(staying()));
        most = Math.max(most, queue.status().rendering);
        await sleep(index % 4);
        served += 1;
        end();
      }),
    );
    expect({ most, served }).toEqual({ most: 3, served: 60 });
    expect(queue.status()).toEqual({ rendering: 0, waiting: 0, refused: 0 });
  });

  it('serves in the order of arrival', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 5 });
    const end = await given(queue.enter(staying()));
    const order: string[] = [];
    const waiting = ['first', 'second'].map(async (name) => {
      const endOwn = await given(queue.enter(staying()));
      order.push(name);
      endOwn();
    });
    end();
    await Promise.all(waiting);
    expect(order).toEqual(['first', 'second']);
  });

  it('frees a place once, however often a turn is ended', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 2 });
    const end = await given(queue.enter(staying()));
    const waiting = [queue.enter(staying()), queue.enter(staying())];
    end();
    end();
    await waiting[0];
    expect(queue.status()).toMatchObject({ rendering: 1, waiting: 1 });
  });

  it('a client that leaves frees its place in the line, and is not counted as refused', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 1 });
    const end = await given(queue.enter(staying()));
    const leaving = new AbortController();
    const left = queue.enter(leaving.signal);
    leaving.abort();
    expect(await left).toBeNull();
    expect(await queue.enter(leaving.signal)).toBeNull();
    const next = queue.enter(staying());
    expect(queue.status()).toEqual({ rendering: 1, waiting: 1, refused: 0 });
    end();
    expect(await next).not.toBeNull();
  });

  it('refuses a client that has waited too long', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 5 }, 20);
    await given(queue.enter(staying()));
    expect(await queue.enter(staying())).toBeNull();
    expect(queue.status()).toEqual({ rendering: 1, waiting: 0, refused: 1 });
  });

  it('a page for all its viewers goes ahead of the line and is never refused', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 1 });
    const end = await given(queue.enter(staying()));
    const order: string[] = [];
    const own = given(queue.enter(staying())).then(() => order.push('own'));
    const shared = queue.enterForAll().then((endShared) => {
      order.push('for all');
      endShared();
    });
    expect(queue.status()).toMatchObject({ waiting: 2, refused: 0 });
    end();
    await Promise.all([own, shared]);
    expect(order).toEqual(['for all', 'own']);
  });
});
