import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { HonoEnv } from './hono-env.ts';
import { contentTypeOf } from './media-type.ts';

const KIBIBYTE = 1024;
/** An operation by its id with its variables. */
const LARGEST_BODY = 64 * KIBIBYTE;
/** The files of one request (RULES 8.14) and the multipart text around them. */
const LARGEST_UPLOAD = LIMITS.refundProof.files * LIMITS.refundProof.bytes + LARGEST_BODY;

const tooLarge = (c: Context) =>
  c.json(
    {
      errors: [{ message: 'The request is too large.', extensions: { code: 'BAD_REQUEST' } }],
    },
    413,
  );

/**
 * How long a body is by its headers: the server reads no more of it. Without a length it is counted
 * as it is read.
 */
const declaredLength = (c: Context): number =>
  c.req.header('transfer-encoding') === undefined
    ? Number(c.req.header('content-length') ?? Number.NaN)
    : Number.NaN;

function atMost(maxSize: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: tooLarge });
  // To look for a body, as is done to count it, makes a request of the platform.
  return (c, next) => (declaredLength(c) <= maxSize ? next() : counted(c, next));
}
const limited = atMost(LARGEST_BODY);
const limitedUpload = atMost(LARGEST_UPLOAD);

/**
 * `/graphql`: bodies over their limit are refused before anything reads them. The server gives a
 * GET none.
 */
export const graphqlRoutes = (answer: (c: Context<HonoEnv>) => Promise<Response>) =>
  new Hono<HonoEnv>()
    .use('/graphql', (c, next) => {
      if (c.req.method === 'GET') return next();
      const type = contentTypeOf(c.req.header('content-type'));
      return type.startsWith('multipart/form-data') ? limitedUpload(c, next) : limited(c, next);
    })
    .all('/graphql', answer);
