import { Kind, parse } from 'graphql';

/** A JSON value as it is written in a query. */
const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${literal(field)}`);
  return `{ ${fields.join(', ')} }`;
};

/** Adds values to the variables of a query as their defaults, so that it runs unchanged. */
export function withDefaults(text: string, values: Readonly<Record<string, unknown>>): string {
  const definitions = parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  let written = text;
  for (const { variable, type, defaultValue } of definitions.toReversed()) {
    const value = values[variable.name.value];
    const end = type.loc?.end;
    if (value === undefined || defaultValue || end === undefined) continue;
    written = `${written.slice(0, end)} = ${literal(value)}${written.slice(end)}`;
  }
  return written;
}
