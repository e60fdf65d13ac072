import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/demo-page.ts';
import { NOT_BUILT } from '#gateway/graphql/not-built.ts';
import { type Places, prose, typeLink } from './reference-texts.ts';

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'description'> & {
  readonly type: { toString(): string };
  readonly args?: GraphQLField<unknown, unknown>['args'];
};

const KINDS: Readonly<Record<string, string>> = {
  GraphQLObjectType: 'Type',
  GraphQLInputObjectType: 'Input',
  GraphQLEnumType: 'Enum',
  GraphQLInterfaceType: 'Interface',
  GraphQLScalarType: 'Scalar',
  GraphQLUnionType: 'Union',
};

const listed: ReadonlySet<string> = new Set(NOT_BUILT);
const NOT_YET = html`<p><strong>Not built yet</strong>: production refuses it with <code>NOT_BUILT</code>.</p>`;

const argument = (places: Places, { name, description, type }: Field): Markup =>
  html`<li><code>${name}</code>: ${typeLink(places, String(type))} ${prose(description ?? '')}</li>`;

const field = (
  places: Places,
  owner: string,
  { name, description, type, args = [] }: Field,
): Markup => html`
<dt id="${owner}.${name}"><code>${name}</code>: ${typeLink(places, String(type))}</dt>
<dd>${listed.has(`${owner}.${name}`) ? NOT_YET : ''}${prose(description ?? '')}
${args.length > 0 ? html`<ul>${args.map((one) => argument(places, one))}</ul>` : ''}</dd>`;

const membersOf = (places: Places, type: GraphQLNamedType): Markup[] => {
  if (isEnumType(type))
    return type
      .getValues()
      .map(
        ({ name, description }) =>
          html`<dt id="${type.name}.${name}"><code>${name}</code></dt><dd>${prose(description ?? '')}</dd>`,
      );
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values<Field>(type.getFields()).map((one) => field(places, type.name, one));
};

/** A type with everything in it, each with an anchor. */
export const typeSection = (schema: GraphQLSchema, places: Places, name: string): Markup => {
  const type = schema.getType(name);
  if (!type) throw new Error(`the schema has no ${name}`);
  const kind = KINDS[type.constructor.name] ?? '';
  const members = membersOf(places, type);
  return html`<section aria-labelledby="${name}"><h2 id="${name}">${kind} ${name}</h2>
${prose(type.description ?? '')}
${members.length > 0 ? html`<dl>${members}</dl>` : ''}</section>`;
};

/** A field of a root type: `Query.flightSearch`. */
export const operationSection = (
  schema: GraphQLSchema,
  places: Places,
  coordinate: string,
): Markup => {
  const [root = '', name = ''] = coordinate.split('.');
  const type = schema.getType(root);
  const found = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!found) throw new Error(`the schema has no ${coordinate}`);
  return html`<section aria-labelledby="${coordinate}"><h2 id="${coordinate}">${root} ${name}</h2>
${listed.has(coordinate) ? NOT_YET : ''}${prose(found.description ?? '')}
<p>Answers with ${typeLink(places, String(found.type))}.</p>
${found.args.length > 0 ? html`<ul>${found.args.map((one) => argument(places, one))}</ul>` : ''}</section>`;
};
