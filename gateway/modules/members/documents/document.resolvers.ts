import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

/**
 * Documents of a member. Only the member's own session leads to them; the whole number is never
 * answered.
 */
export const documentResolvers: Resolvers = {
  MemberDocument: {
    id: ({ id }) => globalId('MemberDocument', id),
    document: (document, _args, { services }) => ({
      type: document.type,
      ...services.members.shownNumberOf(document),
      number: null,
      issuingCountry: document.issuingCountry,
      expiresOn: document.expiresOn,
    }),
  },
};

export const memberDocumentNode: NodeLoader = async (id, { services, actor }) => {
  const { memberId } = await actor();
  const own = memberId ? await services.members.documentsOf(memberId) : [];
  return own.find((document) => document.id === id) ?? null;
};
