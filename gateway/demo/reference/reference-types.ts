import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  print,
} from 'graphql';
import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { codeBlock } from './reference-code.ts';
import type { Contract } from './reference-contract.ts';
import { deprecation, nameList, prose, typeLink } from './reference-texts.ts';

type Asked = GraphQLArgument | GraphQLInputField;
type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

const KINDS: Readonly<Record<string, string>> = {
  GraphQLObjectType: 'Type',
  GraphQLInputObjectType: 'Input',
  GraphQLEnumType: 'Enum',
  GraphQLInterfaceType: 'Interface',
  GraphQLScalarType: 'Scalar',
  GraphQLUnionType: 'Union',
};

/** ` = ONE_WAY`; nothing where there is no default. */
function defaultOf(asked: Asked | Field): Markup | string {
  if (!('defaultValue' in asked) || asked.defaultValue === undefined) return '';
  const value = astFromValue(asked.defaultValue, asked.type);
  return value ? html` <code>= ${print(value)}</code>` : '';
}

const argument = ({ places }: Contract, one: GraphQLArgument): Markup =>
  html`<li><code>${one.name}</code>: ${typeLink(places, String(one.type))}${defaultOf(one)} ${prose(places, one.description ?? '')}</li>`;

const argumentsOf = (
  contract: Contract,
  args: readonly GraphQLArgument[] | undefined,
): Markup | string =>
  args?.length ? html`<ul>${args.map((one) => argument(contract, one))}</ul>` : '';

const field = (contract: Contract, owner: string, one: Field): Markup => html`
<dt id="${owner}.${one.name}"><code>${one.name}</code> ${typeLink(contract.places, String(one.type))}${defaultOf(one)}</dt>
<dd>${deprecation(contract.places, one)}${prose(contract.places, one.description ?? '')}
${argumentsOf(contract, 'args' in one ? one.args : [])}</dd>`;

function membersOf(contract: Contract, type: GraphQLNamedType): Markup[] {
  const { places } = contract;
  if (isEnumType(type))
    return type
      .getValues()
      .map(
        (value) =>
          html`<dt id="${type.name}.${value.name}"><code>${value.name}</code></dt><dd>${deprecation(places, value)}${prose(places, value.description ?? '')}</dd>`,
      );
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values<Field>(type.getFields()).map((one) => field(contract, type.name, one));
}

/**
 * What a type is besides its fields: its interfaces, its specification, that exactly one of its
 * fields is given.
 */
function traits({ places }: Contract, type: GraphQLNamedType): Markup | string {
  if (isInputObjectType(type) && type.isOneOf)
    return html`<p class="meta">Exactly one of its fields is given (<code>@oneOf</code>).</p>`;
  if (isScalarType(type) && type.specifiedByURL)
    return html`<p class="meta">Specified by <a href="${type.specifiedByURL}">${type.specifiedByURL}</a></p>`;
  if (!isObjectType(type) || type.getInterfaces().length === 0) return '';
  const names = type.getInterfaces().map(({ name }) => name);
  return html`<p class="meta">Implements ${nameList(places, names)}</p>`;
}

function usedBy({ places, uses }: Contract, name: string): Markup | string {
  const found = uses.get(name) ?? [];
  return found.length > 0 ? html`<p class="meta">Used by ${nameList(places, found)}</p>` : '';
}

/** A type with everything in it, each with an anchor. */
export function typeSection(contract: Contract, name: string): Markup {
  const type = contract.schema.getType(name);
  if (!type) throw new Error(`the schema has no ${name}`);
  const kind = KINDS[type.constructor.name] ?? '';
  const members = membersOf(contract, type);
  return html`<section class="part" aria-labelledby="${name}"><h2 id="${name}"><span class="kind">${kind}</span> ${name}</h2>
${prose(contract.places, type.description ?? '')}${traits(contract, type)}
${members.length > 0 ? html`<dl>${members}</dl>` : ''}${usedBy(contract, name)}</section>`;
}

function example({ examples, answers }: Contract, coordinate: string): Markup | string {
  const shown = examples.get(coordinate);
  if (!shown) return '';
  const { title, text } = shown;
  const answer = answers[title];
  return html`<figure><figcaption>Example <a href="/graphql#${title}">Try it in GraphiQL: ${title}</a></figcaption>
${codeBlock(text)}</figure>
${answer === undefined ? '' : html`<details><summary>What it answered</summary>${codeBlock(JSON.stringify(answer, null, 2))}</details>`}`;
}

/** A field of a root type: `Query.flightSearch`. */
export function operationSection(contract: Contract, coordinate: string): Markup {
  const [root = '', name = ''] = coordinate.split('.');
  const type = contract.schema.getType(root);
  const found = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!found) throw new Error(`the schema has no ${coordinate}`);
  const { places } = contract;
  return html`<section class="part" aria-labelledby="${coordinate}"><h2 id="${coordinate}"><span class="kind ${root.toLowerCase()}">${root}</span> ${name}</h2>
${deprecation(places, found)}${prose(places, found.description ?? '')}
<p>Answers with ${typeLink(places, String(found.type))}.</p>
${argumentsOf(contract, found.args)}${example(contract, coordinate)}</section>`;
}
