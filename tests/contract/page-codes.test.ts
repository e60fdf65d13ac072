import { getNamedType, isEnumType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { importsOf } from '#tests/architecture/imports.ts';
import { reached } from '#tests/architecture/message-features.ts';
import { readSource, typescriptSources } from '#tests/architecture/source-files.ts';
import { featureOfCode, filesOfCodes, readSdl } from '#web/app/i18n/error-code-groups.ts';

const schema = createAirlineSchema();
const files = filesOfCodes(readSdl());
const TOLD = /(Error|Reason|Refusal|Rejection)Code$/;

/** The features, besides `code`, of the codes that a document can be answered with. */
function featuresIn(text: string): Set<string> {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  const enter = () => {
    const type = getNamedType(types.getType());
    if (isEnumType(type) && TOLD.test(type.name))
      for (const { name } of type.getValues()) found.add(featureOfCode(name, files));
    found.delete('code');
  };
  visit(parse(text), visitWithTypeInfo(types, { Field: { enter } }));
  return found;
}

const manifest = readOwnManifest();
const sources = new Map(typescriptSources().map((file) => [file.path, file]));
const pages = [...sources.values()].filter(({ path }) => /^web\/.*\.route\.tsx$/.test(path));

it('each page loads the texts of the codes that its requests can be answered with', () => {
  const asked = pages.flatMap(({ path, text }) => {
    const generated = reached([path], sources, importsOf)
      .flatMap(importsOf)
      .filter((imported) => imported.endsWith('.gen.ts'));
    const hashes = [...new Set(generated)].flatMap((file) =>
      [...readSource(file).text.matchAll(/"hash":"(sha256:\w+)"/g)].map(([, hash = '']) => hash),
    );
    return hashes.map((hash) => ({ path, text, features: featuresIn(manifest[hash] ?? '') }));
  });
  expect(asked.length).toBeGreaterThan(10);
  const lacking = asked.flatMap(({ path, text, features }) =>
    [...features].filter((one) => !text.includes(`'${one}'`)).map((one) => `${path} lacks ${one}`),
  );
  expect(lacking).toEqual([]);
});

it('a document that can be refused for a code of one area needs the feature of that area', () => {
  const seats = 'mutation { selectSeats(input: null) { userErrors { code } } }';
  expect(featuresIn(seats)).toContain('code-after-sale');
  expect(featuresIn('{ serverNow }').size).toBe(0);
});
