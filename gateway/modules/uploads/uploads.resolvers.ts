import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

const pathOf = (code: string): string[] => (code === 'TOO_MANY_REQUESTS' ? [] : ['file']);

/** Files that users send. */
export const uploadsResolvers: Resolvers = {
  Mutation: {
    async uploadFile(_root, { input }, context) {
      const { services, address, now } = context;
      const file = await input.file;
      const { sessionId, memberId } = await services.sessions.begin(context);
      const { name, size } = file;
      const content = async () => Buffer.from(await file.arrayBuffer());
      const sender = { sessionId, memberId, address };
      const answer = await services.uploads.upload(
        input.purpose,
        { name, size, content },
        sender,
        now,
      );
      const { code } = answer;
      return { file: answer.file, userErrors: code ? [{ code, path: pathOf(code) }] : [] };
    },
  },
  UploadedFile: {
    id: ({ id }) => globalId('UploadedFile', id),
    url: ({ id }, _args, { services }) => services.uploads.urlOf(id),
  },
  UploadFileError: userErrorFields,
};

export const uploadedFileNode: NodeLoader = async (id, { services, actor, now }) =>
  (await services.uploads.find([id], await actor(), now))[0] ?? null;
