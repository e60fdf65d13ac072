import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { counterQueue } from './counter/counter-queue.routes.ts';
import { deskPage, type Waiting } from './desk-page.ts';
import { type DeskParts, LARGEST_FORM } from './desk-parts.ts';
import { documentQueue } from './documents/document-queue.routes.ts';
import { refundQueue } from './refunds/refund-queue.routes.ts';

/**
 * The airline's desk of demo mode, mounted at /demo/desk (never in production: it shows the papers
 * of every traveller): a queue for each office at which people decide.
 */
export function deskRoutes(parts: DeskParts): Hono {
  const { services, clock } = parts;
  const waiting = async (): Promise<Waiting> => {
    const now = clock.now();
    const { refunds, members, checkIns } = services;
    return {
      refunds: (await refunds.underReview(now)).length,
      documents: (await members.documentsToReview(now)).length,
      counter: (await checkIns.toMeet(now)).length,
    };
  };
  return new Hono()
    .use(bodyLimit({ maxSize: LARGEST_FORM }))
    .get('/', async (c) => deskPage(c, await waiting()))
    .route('/refunds', refundQueue(parts, waiting))
    .route('/documents', documentQueue(parts, waiting))
    .route('/counter', counterQueue(parts, waiting));
}
