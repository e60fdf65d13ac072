import type { Plugin } from 'graphql-yoga';
import { contentTypeOf } from '#gateway/http/media-type.ts';

/** Media types have no case, but Yoga compares them letter by letter. */
export const lowercaseContentType = (): Plugin => ({
  onRequest({ request }) {
    const sent = request.headers.get('content-type');
    const plain = contentTypeOf(sent);
    if (sent && sent !== plain) request.headers.set('content-type', plain);
  },
});
