import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { documentIdIn } from '#gateway/graphql/persisted-queries/document-id.ts';
import type { DocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';

/**
 * The part `operations` comes before every file; a document by its id with its variables is far
 * shorter.
 */
const LARGEST_OPERATIONS = 64 * 1024;
const OPERATIONS = /name="operations"[^\n]*\r\n(?:[^\r\n]+\r\n)*\r\n(?<json>[\s\S]*?)\r\n--/;
const refusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, { status });

/**
 * Reads the body no further than to the end of the part `operations`; null when that is too far
 * away.
 */
async function peekOperations(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<string | null> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  while (size <= LARGEST_OPERATIONS) {
    const { done, value } = await reader.read();
    if (done) return '';
    size += value.length;
    text += decoder.decode(value, { stream: true });
    const found = OPERATIONS.exec(text)?.groups?.json;
    if (found) return found.length > LARGEST_OPERATIONS ? null : found;
  }
  return null;
}

/** Whether a value of a type may hold a file, at whatever depth. */
function holdsFile(type: GraphQLInputType, seen: ReadonlySet<string> = new Set()): boolean {
  const named = getNamedType(type);
  if (named.name === 'Upload') return true;
  if (!isInputObjectType(named) || seen.has(named.name)) return false;
  const deeper = new Set([...seen, named.name]);
  return Object.values(named.getFields()).some((field) => holdsFile(field.type, deeper));
}

const declaresFile = (schema: GraphQLSchema, document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (definition.variableDefinitions ?? []).some(({ type }) => {
        const declared = typeFromAST(schema, type) as GraphQLInputType | undefined;
        return declared !== undefined && holdsFile(declared);
      }),
  );

/**
 * Refuses multipart, whose files may have 20 MB, unless the document declares a variable that takes
 * a file. Nothing of a file is read before that is known.
 */
export function uploads(schema: GraphQLSchema, documents: DocumentStore): Plugin {
  const takesFile = async (operations: string): Promise<boolean> => {
    try {
      const named = JSON.parse(operations);
      if (typeof named.query === 'string') return declaresFile(schema, parse(named.query));
      const id = documentIdIn(named);
      const document = id === null ? null : await documents.find(id);
      return document !== null && declaresFile(schema, document);
    } catch {
      return false;
    }
  };
  return {
    async onRequest({ request, setRequest, endResponse }) {
      const type = request.headers.get('content-type') ?? '';
      if (!type.startsWith('multipart/form-data') || !request.body) return;
      const [probe, body] = request.body.tee();
      const head = probe.getReader();
      const operations = await peekOperations(head);
      if (operations !== null && (await takesFile(operations))) {
        void head.cancel();
        const { url, method, headers, signal } = request;
        setRequest(new Request(url, { method, headers, signal, body, duplex: 'half' }));
        return;
      }
      void Promise.all([head.cancel(), body.cancel()]);
      endResponse(
        operations === null
          ? refusal(413, 'The operation of a multipart request is too large.')
          : refusal(415, 'Multipart is for documents that take a file.'),
      );
    },
  };
}
