import { type DocumentNode, getOperationAST, parse } from 'graphql';
import * as v from 'valibot';
import { documentIdIn } from '#gateway/graphql/persisted-queries/document-id.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import type { GraphqlFetch } from '#gateway/http/graphql-fetch.ts';

/** An operation that a page sent, with its answer. */
export type RecordedOperation = {
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  readonly errors: readonly unknown[];
  readonly milliseconds: number;
};

const JsonText = v.pipe(v.string(), v.parseJson());
const Question = v.object({
  documentId: v.optional(v.string()),
  extensions: v.optional(v.union([v.pipe(JsonText, v.unknown()), v.unknown()])),
  query: v.optional(v.string()),
  variables: v.optional(
    v.nullable(
      v.union([
        v.record(v.string(), v.unknown()),
        v.pipe(JsonText, v.record(v.string(), v.unknown())),
      ]),
    ),
  ),
});
const Answer = v.object({ data: v.unknown(), errors: v.optional(v.array(v.unknown()), []) });

const questionOf = async (request: Request): Promise<unknown> =>
  request.method === 'GET'
    ? Object.fromEntries(new URL(request.url).searchParams)
    : request.json().catch(() => null);

/** Asks as `ask` does, and keeps what was asked. A stream is not waited for. */
export function recordingFetch(ask: GraphqlFetch) {
  const asked: RecordedOperation[] = [];
  const keep = async (request: Request, answer: Response, milliseconds: number) => {
    const question = v.safeParse(Question, await questionOf(request));
    if (!question.success || !answer.headers.get('content-type')?.includes('json')) return;
    const text = question.output.query ?? readOwnManifest()[documentIdIn(question.output) ?? ''];
    const answered = v.safeParse(Answer, await answer.json());
    if (text === undefined || !answered.success) return;
    const document = parse(text, { noLocation: true });
    const name = getOperationAST(document)?.name?.value ?? '';
    const { variables } = question.output;
    asked.push({
      name,
      text,
      document,
      variables: variables ?? {},
      ...answered.output,
      milliseconds,
    });
  };
  const recorded: GraphqlFetch = async (request, address) => {
    const copy = request.clone();
    const began = performance.now();
    const answer = await ask(request, address);
    await keep(copy, answer.clone(), performance.now() - began);
    return answer;
  };
  return { ask: recorded, asked: asked as readonly RecordedOperation[] };
}
