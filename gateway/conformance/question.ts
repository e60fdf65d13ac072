import { type DocumentNode, getOperationAST, parse } from 'graphql';

/** A document that the kit sends. */
export type Question<Data = unknown> = {
  /** The name of its operation. */
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
  /** Never there: it ties the type of an answer to its question. */
  readonly data?: Data;
};

/** Makes a question of a text with one operation. */
export function question<Data = unknown>(text: string): Question<Data> {
  const document = parse(text);
  return { name: getOperationAST(document)?.name?.value ?? '', text, document };
}
