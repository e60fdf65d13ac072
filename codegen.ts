import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import * as hooks from './web/codegen/hooks.plugin.ts';
import * as manifest from './web/codegen/manifest.plugin.ts';
import * as possibleTypes from './web/codegen/possible-types.plugin.ts';

const OUR_PLUGINS: Record<string, CodegenPlugin> = {
  hooks,
  manifest,
  'possible-types': possibleTypes,
};

/**
 * How the schema's scalars look in TypeScript: as text on the wire for the web, an instant as a
 * Date for the gateway.
 */
const WEB_SCALARS = {
  ...Object.fromEntries(
    [
      'ID',
      'DateTime',
      'LocalDate',
      'LocalTime',
      'LocalDateTime',
      'TimeZone',
      'URL',
      'CurrencyCode',
      'CountryCode',
      'IdempotencyKey',
    ].map((scalar) => [scalar, 'string']),
  ),
  Upload: { input: 'File', output: 'never' },
};
const GATEWAY_SCALARS = { ...WEB_SCALARS, DateTime: 'Date' };

/**
 * Which TypeScript type a resolver's parent has, when it is not the GraphQL type itself. A module
 * says so in `gateway/modules/<aggregate>/<aggregate>.mappers.json`:
 * `{ "Order": "order.model.ts#OrderModel" }`, relative to itself.
 */
function mappers(): Record<string, string> {
  const modules = new URL('gateway/modules/', import.meta.url);
  if (!existsSync(modules)) return {};
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.mappers.json'))
      .flatMap((file) => {
        const folder = file.slice(0, file.lastIndexOf('/'));
        const own: Record<string, string> = JSON.parse(
          readFileSync(new URL(file, modules), 'utf8'),
        );
        return Object.entries(own).map(([type, path]) => [
          type,
          // Under a name of its own, as the model is often called like the type.
          `./modules/${folder}/${path} as ${type}Parent`,
        ]);
      }),
  );
}

/**
 * What services return for each `XError`: its codes at their places. Its message is read from the
 * schema.
 */
function userFaults(): Record<string, string> {
  const sdl = globSync('schema/sdl/*/*.graphql', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const names = [...sdl.join('\n').matchAll(/^type (\w+) implements UserError/gm)].map(
    ([, name]) => name,
  );
  return Object.fromEntries(names.map((name) => [name, `UserFault<${name}Code>`]));
}

/** The plugin re-exports imported enum types as values, which `verbatimModuleSyntax` refuses. */
const exportTypesAsTypes = (content: string) =>
  content.replaceAll(/^export \{ (\w+) \};$/gm, 'export type { $1 };');

const completeResolvers = (_path: string, content: string) =>
  `import type { UserFault } from './requests/user-fault.ts';\n${exportTypesAsTypes(content)}`;

/** The hooks that screens call: no other is generated. */
const calledHooks = () =>
  globSync('web/app/**/*.{ts,tsx}', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.gen.ts'))
    .flatMap(
      (file) =>
        readFileSync(new URL(file, import.meta.url), 'utf8').match(
          /\buse\w+(?:Query|Mutation|Subscription|Command)\b/g,
        ) ?? [],
    );

const common = {
  enumType: 'string-literal',
  strictScalars: true,
  useTypeImports: true,
} as const;

/** As the files are now: development calls it again when they change. */
export const codegenConfig = (): CodegenConfig => ({
  schema: 'schema/sdl/*/*.graphql',
  documents: 'web/app/**/*.graphql',
  ignoreNoDocuments: true,
  errorsOnly: true,
  pluginLoader: async (name: string) =>
    OUR_PLUGINS[name.replace(/^.*[/]/, '')] ?? (await import(/* @vite-ignore */ name)),
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'web/app/apollo/schema-types.gen.ts': {
      plugins: ['typescript-operations'],
      config: { ...common, scalars: WEB_SCALARS, generateOperationTypes: false },
    },
    'web/app/apollo/possible-types.gen.ts': { plugins: ['possible-types'] },
    'web/app/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.gen.ts' },
      plugins: ['typescript-operations', 'hooks'],
      config: {
        ...common,
        scalars: WEB_SCALARS,
        importSchemaTypesFrom: './web/app/apollo/schema-types.gen.ts',
        inlineFragmentTypes: 'combine',
        calledHooks: calledHooks(),
      },
    },
    'gateway/graphql/persisted-queries/manifest.gen.json': { plugins: ['manifest'] },
    'gateway/resolvers.gen.ts': {
      hooks: { beforeOneFileWrite: completeResolvers },
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...common,
        enumsAsTypes: true,
        enumValues: { Locale: '../schema/codes/base/locales.ts#Locale' },
        avoidOptionals: { field: true },
        scalars: GATEWAY_SCALARS,
        contextType: './requests/context.ts#GatewayContext',
        mappers: { ...userFaults(), ...mappers() },
      },
    },
  },
});
/** What is made of the operations. */
export function operationsConfig(): CodegenConfig {
  const config = codegenConfig();
  const made = Object.entries(config.generates);
  const ofOperations = made.filter(
    ([file]) => file === 'web/app/' || file.endsWith('manifest.gen.json'),
  );
  return { ...config, generates: Object.fromEntries(ofOperations) };
}

export default codegenConfig();
