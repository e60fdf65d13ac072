import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { FrontEnv } from './front-env.ts';
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
const limited = bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge });
const limitedUpload = bodyLimit({ maxSize: LARGEST_UPLOAD, onError: tooLarge });

/** `/graphql`: bodies over their limit are refused before anything reads them. */
export const graphqlRoutes = (answer: (c: Context<FrontEnv>) => Promise<Response>) =>
  new Hono<FrontEnv>()
    .use('/graphql', (c, next) => {
      // The server gives a GET no body, and to look for one makes a request of the platform.
      if (c.req.method === 'GET') return next();
      const type = contentTypeOf(c.req.header('content-type'));
      return type.startsWith('multipart/form-data') ? limitedUpload(c, next) : limited(c, next);
    })
    .all('/graphql', answer);
