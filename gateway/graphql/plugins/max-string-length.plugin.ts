import { Lexer, Source, type Token, TokenKind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { fault } from '#gateway/requests/faults.ts';

/**
 * How many tokens a free-text query may hold, and how many brackets within one another.
 * Introspection is far below.
 */
const TEXT_LIMITS = { length: 4_000, nesting: 60 } as const;

const OPENING: readonly TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const CLOSING: readonly TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/**
 * What stands for a trusted document, which is parsed already. No document of free text can begin
 * so.
 */
const TRUSTED = '__PERSISTED_OPERATION_';

/**
 * The next token; null at the end, and where there is none: the parser will get no further, and say
 * why.
 */
function nextToken(lexer: Lexer): Token | null {
  try {
    const token = lexer.advance();
    return token.kind === TokenKind.EOF ? null : token;
  } catch {
    return null;
  }
}

/** Which limit a text is above; null when none. Reads no further than the first. */
function overstepped(text: string): keyof typeof TEXT_LIMITS | null {
  const lexer = new Lexer(new Source(text));
  let nesting = 0;
  let tokens = 0;
  for (let token = nextToken(lexer); token; token = nextToken(lexer)) {
    tokens += 1;
    if (OPENING.includes(token.kind)) nesting += 1;
    if (CLOSING.includes(token.kind)) nesting -= 1;
    if (tokens > TEXT_LIMITS.length) return 'length';
    if (nesting > TEXT_LIMITS.nesting) return 'nesting';
  }
  return null;
}

/**
 * Refuses long and deeply nested free text before it is parsed: the parser calls itself for each
 * bracket, without end.
 */
export const maxStringLength = (): Plugin => ({
  onParse({ params: { source } }) {
    const text = typeof source === 'string' ? source : source.body;
    if (text.startsWith(TRUSTED)) return;
    const limit = overstepped(text);
    if (!limit) return;
    const message = `The query's ${limit} is above ${TEXT_LIMITS[limit]}.`;
    throw fault('QUERY_TOO_COMPLEX', message, { status: 400 });
  },
});
