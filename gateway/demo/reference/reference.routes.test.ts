import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { NOT_BUILT } from '#gateway/graphql/not-built.ts';
import { readPresentSchema } from '#gateway/graphql/published-schema/published-schema.ts';
import { referenceRoutes } from './reference.routes.ts';
import { readAreas } from './reference-areas.ts';

const routes = referenceRoutes();
const paths = ['', '/clauses', ...readAreas().map(({ name }) => `/${name}`)];
const pages = new Map<string, string>();
for (const path of paths) {
  const response = await routes.request(path || '/');
  expect([path, response.status]).toEqual([path, 200]);
  pages.set(`/reference${path}`, await response.text());
}

const anchorsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const anchors = new Map([...pages].map(([path, text]) => [path, anchorsOf(text)]));

it('every type, field and value has an anchor of its own', () => {
  const all = [...anchors.values()].flat();
  expect(new Set(all).size).toBe(all.length);
  const known = new Set(all);
  const wanted = Object.values(readPresentSchema().getTypeMap())
    .filter(({ name, astNode }) => astNode && !name.startsWith('__'))
    .flatMap((type) => {
      const root = ['Query', 'Mutation', 'Subscription'].includes(type.name);
      const own = root ? [] : [type.name];
      if (isEnumType(type))
        return [...own, ...type.getValues().map(({ name }) => `${type.name}.${name}`)];
      const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
      return hasFields
        ? [...own, ...Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)]
        : own;
    });
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});

it('no link is dead: pages, types and clauses', () => {
  const dead = [...pages.values()].flatMap((text) =>
    [...text.matchAll(/href="(\/reference[^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => {
        const [path = '', anchor] = href.split('#');
        if (path === '/reference/style.css') return false;
        return !pages.has(path) || (anchor && !anchors.get(path)?.includes(anchor));
      }),
  );
  expect([...new Set(dead)]).toEqual([]);
});

it('marks what is not built, at root and below', () => {
  const marked = [...pages.values()].flatMap((text) => text.match(/Not built yet/g) ?? []);
  expect(marked).toHaveLength(NOT_BUILT.length);
});
