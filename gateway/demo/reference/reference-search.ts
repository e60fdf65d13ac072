import { readFileSync } from 'node:fs';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { RULE_CODES } from '#schema/rules/base/rule-codes.ts';
import { readChapters } from './reference-areas.ts';
import type { Contract } from './reference-contract.ts';
import { firstSentence, hrefOf } from './reference-texts.ts';

/** Something that is described in the reference. */
export type SearchEntry = {
  readonly name: string;
  readonly kind: string;
  readonly href: string;
  /** Its first sentence. */
  readonly text: string;
};

export const SEARCH_SCRIPT = readFileSync(new URL('search.js', import.meta.url), 'utf8');

type Described = { readonly name: string; readonly description?: string | null | undefined };

/** Operations, types, their fields and values, codes and clauses. */
export function searchEntries({ schema, places }: Contract): SearchEntry[] {
  const entry = (kind: string, name: string, { description }: Described): SearchEntry[] => {
    const href = hrefOf(places, name);
    return href ? [{ name, kind, href, text: firstSentence(description ?? '') }] : [];
  };
  const ofTypes = Object.values(schema.getTypeMap()).flatMap((type) => {
    const isRoot = ['Query', 'Mutation', 'Subscription'].includes(type.name);
    const kind = isRoot ? type.name.toLowerCase() : isEnumType(type) ? 'value' : 'field';
    const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
    const members: readonly Described[] = isEnumType(type)
      ? type.getValues()
      : hasFields
        ? Object.values<Described>(type.getFields())
        : [];
    return [
      ...(isRoot ? [] : entry('type', type.name, type)),
      ...members.flatMap((one) => entry(kind, `${type.name}.${one.name}`, one)),
    ];
  });
  const codes = Object.entries(RULE_CODES).map(([name, text]) => ({
    name,
    text,
    kind: 'code',
    href: `/reference/codes#code.${name}`,
  }));
  const clauses = readChapters().flatMap((chapter) =>
    chapter.clauses.map(({ number, text }) => ({
      name: number,
      kind: 'clause',
      href: `/reference/clauses#${number}`,
      text: firstSentence(text.replaceAll('`', '')),
    })),
  );
  return [...ofTypes, ...codes, ...clauses];
}
