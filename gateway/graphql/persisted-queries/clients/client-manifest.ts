import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import * as v from 'valibot';
import { hashOf } from '#gateway/graphql/persisted-queries/document-id.ts';
import type { Manifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { FREE_TEXT_LIMITS } from '#gateway/graphql/plugins/query-limits.plugin.ts';
import { weigh } from '#gateway/graphql/plugins/query-weight.ts';

/** As the database limits it. */
const LONGEST_TEXT = 65_536;

const ApolloManifest = v.object({
  format: v.literal('apollo-persisted-query-manifest'),
  version: v.literal(1),
  operations: v.array(v.object({ id: v.string(), body: v.string() })),
});
/** Relay's, a text by its hash, and ours, a text by its id. */
const TextByHash = v.record(v.string(), v.string());

function documentsIn(manifest: unknown): readonly (readonly [id: string, text: string])[] {
  const apollo = v.safeParse(ApolloManifest, manifest);
  if (apollo.success) return apollo.output.operations.map(({ id, body }) => [id, body]);
  const byHash = v.safeParse(TextByHash, manifest);
  return byHash.success ? Object.entries(byHash.output) : [];
}

function faultOf(id: string, text: string, schema: GraphQLSchema): string | null {
  if (id.replace(/^sha256:/, '') !== hashOf(text))
    return 'its id is not the SHA-256 of its text (Relay: "algorithm": "SHA256" in persistConfig)';
  if (Buffer.byteLength(text) > LONGEST_TEXT) return `it has more than ${LONGEST_TEXT} bytes`;
  const document = parse(text);
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length !== 1 || !operations[0]?.name) return 'it is not one operation with a name';
  const [fault] = validate(schema, document);
  if (fault) return fault.message;
  const weight = weigh(document, schema, FREE_TEXT_LIMITS.cost);
  const over = (['depth', 'aliases', 'cost'] as const).find(
    (measure) => weight[measure] > FREE_TEXT_LIMITS[measure],
  );
  return over ? `its ${over} is above ${FREE_TEXT_LIMITS[over]}` : null;
}

/** As `faultOf`; a text that cannot be parsed is a fault too. */
function checked(id: string, text: string, schema: GraphQLSchema): string | null {
  try {
    return faultOf(id, text, schema);
  } catch (fault) {
    return String(fault);
  }
}

/** A manifest cannot be published; the message names each document that is at fault. */
export class UnusableManifest extends Error {
  override readonly name = 'UnusableManifest';
}

/**
 * The documents of a manifest in the form of Apollo, of Relay or of this repository, by their ids.
 * @throws UnusableManifest when it has none, or one that the schema does not accept
 */
export function readClientManifest(manifest: unknown, schema: GraphQLSchema): Manifest {
  const documents = documentsIn(manifest);
  if (documents.length === 0)
    throw new UnusableManifest('no manifest of Apollo, of Relay, or of texts by their ids');
  const faults = documents.flatMap(([id, text]) => {
    const fault = checked(id, text, schema);
    return fault ? [`${id}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new UnusableManifest(faults.join('\n'));
  return Object.fromEntries(
    documents.map(([id, text]) => [`sha256:${id.replace(/^sha256:/, '')}`, text]),
  );
}
