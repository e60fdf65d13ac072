import type { Context } from 'hono';
import * as v from 'valibot';
import { contentTypeOf } from '#gateway/http/media-type.ts';

/**
 * What a program sends, if it has this form; else the refusal, which says what to send. It wants
 * JSON, so that no other site's form can post to it.
 */
export async function jsonMessage<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  example: string,
): Promise<v.InferOutput<Schema> | Response> {
  if (!contentTypeOf(c.req.header('content-type')).startsWith('application/json'))
    return c.json({ error: 'send application/json' }, 415);
  const message = v.safeParse(schema, await c.req.json().catch(() => null));
  return message.success ? message.output : c.json({ error: `send ${example}` }, 400);
}
