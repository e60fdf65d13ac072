import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from '#gateway/ports/log.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { askTeam } from './ask-team.ts';
import { stitchTeams } from './stitch-teams.ts';

const CONTRACT = `
  scalar Upload
  type Query { node(id: ID!): String, nodes(ids: [ID!]!): [String] }
  type Mutation { uploadFile(purpose: String!, file: Upload!): Uploaded! }
  type Uploaded { name: String!, mediaType: String!, text: String! }`;

const service = createYoga({
  schema: makeExecutableSchema({
    typeDefs: CONTRACT,
    resolvers: {
      Mutation: {
        uploadFile: async (_root: unknown, { purpose, file }: { purpose: string; file: File }) => ({
          name: `${purpose}: ${file.name}`,
          mediaType: file.type,
          text: await file.text(),
        }),
      },
    },
  }),
  logging: false,
});
const server = createServer(service);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());

test('a file that a visitor sends reaches the team that took the upload, as it is', async () => {
  const team = {
    name: 'uploads',
    file: '',
    sdl: CONTRACT,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    takes: ['Mutation.uploadFile', 'Uploaded'],
    percent: 100,
  };
  const airline = makeExecutableSchema({ typeDefs: CONTRACT });
  const served: string[] = [];
  const schema = stitchTeams(airline, [team], (one) =>
    askTeam(one, {
      log: silentLog,
      statement: async () => 'signed',
      served: () => served.push(one.name),
    }),
  );
  const context = {
    request: new Request('http://gateway.test/graphql'),
    requestId: 'r1',
  } as GatewayContext;
  const answer = await execute({
    schema,
    document: parse(
      `mutation ($file: Upload!) { uploadFile(purpose: "PROOF", file: $file) { name mediaType text } }`,
    ),
    variableValues: { file: new File(['a certificate'], 'proof.pdf', { type: 'application/pdf' }) },
    contextValue: context,
  });
  expect(answer).toEqual({
    data: {
      uploadFile: {
        name: 'PROOF: proof.pdf',
        mediaType: 'application/pdf',
        text: 'a certificate',
      },
    },
  });
  expect(served).toEqual(['uploads']);
});
