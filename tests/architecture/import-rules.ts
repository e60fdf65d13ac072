/**
 * Which files may not import which (ARCHITECTURE, Layers), by folder and by the role in a file's
 * name. Each rule carries an example that would be found, so that a rule which guards nothing is
 * noticed.
 */
export interface ImportRule {
  name: string;
  /**
   * The files that the rule concerns: all that the pattern finds. There is no list of files that
   * are free of it.
   */
  from: RegExp;
  /** What they must not import. */
  never: RegExp;
  example: { path: string; text: string };
}

/** The product's own files: tests, benches and their helpers use what no product does. */
const product = (path: string): RegExp =>
  new RegExp(`^(?!.*\\.(test|bench|test-support)\\.tsx?$)${path}`);

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'the schema imports nothing else',
    from: product('schema/(?!rules/base/calendar\\.ts$)'),
    never: /^(?!schema\/)/,
    example: { path: 'schema/rules/x.ts', text: "import pg from 'pg';" },
  },
  {
    name: 'one file knows dayjs: others call it by local-date.ts and time.ts (decision 11)',
    from: product('(?!schema/rules/base/calendar\\.ts$)(schema|gateway|web)/'),
    never: /^dayjs/,
    example: { path: 'web/app/x.ts', text: "import dayjs from 'dayjs';" },
  },
  {
    name: 'the gateway never imports the web',
    from: /^gateway\//,
    never: /^web\/|^react-router|^@chakra-ui/,
    example: { path: 'gateway/x.ts', text: "import { a } from '#web/app/a.ts';" },
  },
  {
    name: 'the gateway knows React only where documents are set',
    from: /^gateway\/(?!ports\/documents\/)/,
    never: /^react($|\/|-email|-dom)|^@react-pdf/,
    example: { path: 'gateway/modules/x.ts', text: "import { createElement } from 'react';" },
  },
  {
    name: 'the web never imports the gateway',
    from: /^web\//,
    never: /^gateway\//,
    example: { path: 'web/app/x.ts', text: "import type { a } from '#gateway/a.ts';" },
  },
  {
    name: 'no product code imports the tests',
    from: product('(schema|gateway|web)/'),
    never: /^tests\//,
    example: { path: 'gateway/x.ts', text: "import { a } from '#tests/support/a.ts';" },
  },
  {
    name: 'resolvers reach neither repositories nor the database',
    from: /\.resolvers\.ts$/,
    never: /\.repository\.ts$|^gateway\/database\/|^kysely$|^pg$/,
    example: {
      path: 'gateway/modules/orders/orders.resolvers.ts',
      text: "import { a } from './orders.repository.ts';",
    },
  },
  {
    name: 'repositories hold no rules',
    from: /\.repository\.ts$/,
    never: /^schema\/rules\/(?!base\/(money|time)\.ts$)|\.service\.ts$/,
    example: {
      path: 'gateway/modules/orders/read/orders.repository.ts',
      text: "import { a } from '#schema/rules/age-band.ts';",
    },
  },
  {
    name: 'reading input asks no repository',
    from: /\.input\.ts$/,
    never: /\.repository\.ts$|^gateway\/database\/|^kysely$/,
    example: {
      path: 'gateway/modules/orders/create/x.input.ts',
      text: "import { a } from './orders.repository.ts';",
    },
  },
  {
    name: 'only repositories, the database and its queue know the query builder',
    from: product('gateway/(?!database/|jobs/|.*\\.(repository|condition)\\.ts$)'),
    never: /^kysely($|\/)/,
    example: {
      path: 'gateway/modules/orders/x.service.ts',
      text: "import { sql } from 'kysely';",
    },
  },
  {
    name: 'a module knows HTTP only where it answers a plain route of its own',
    from: product('gateway/modules/(?!gateway-module\\.ts$|.*\\.(http|module)\\.ts$)'),
    never: /^gateway\/http\/|^hono($|\/)/,
    example: {
      path: 'gateway/modules/orders/x.service.ts',
      text: "import { front } from '#gateway/http/http-app.ts';",
    },
  },
  {
    name: 'the database knows no module',
    from: /^gateway\/database\//,
    never: /^gateway\/modules\//,
    example: {
      path: 'gateway/database/x.ts',
      text: "import { a } from '#gateway/modules/orders/orders.service.ts';",
    },
  },
  {
    name: 'only the demo, and the one place that opens the airline, know the simulated airline',
    from: product('gateway/(?!(simulated|demo|scenarios|mocks)/|app/open-airline\\.ts$)'),
    never: /^gateway\/simulated\//,
    example: {
      path: 'gateway/app/x.ts',
      text: "const { a } = await import('#gateway/simulated/fares/simulated-fares.ts');",
    },
  },
  {
    name: 'ports know no module',
    from: product('gateway/ports/'),
    never: /^gateway\/modules\//,
    example: {
      path: 'gateway/ports/x.ts',
      text: "import { a } from '#gateway/modules/orders/orders.service.ts';",
    },
  },
  {
    name: 'primitives of the user interface know neither data nor texts',
    from: product('web/app/ui/'),
    never: /^@apollo|^react-intl$|^graphql$|^web\/app\/(routes|components|apollo|i18n|shell)\//,
    example: { path: 'web/app/ui/x.tsx', text: "import { useIntl } from 'react-intl';" },
  },
  {
    name: 'the shell, and what is only a look, do without Chakra',
    from: product(
      'web/app/(shell/(?!layouts/(data|form)\\.)|site-search/|ui/(?!(provider|theme|dialog|disclosure)/|(input|button-row)\\.))',
    ),
    never:
      /^@chakra-ui|^@emotion|^web\/app\/ui\/(provider\/|dialog\/dialog(-window)?\.tsx$|(input|button-row)\.tsx$)/,
    example: {
      path: 'web/app/shell/x.tsx',
      text: "import { Input } from '#web/app/ui/input.tsx';",
    },
  },
  {
    name: 'shared components know no route',
    from: /^web\/app\/(components|forms|i18n|apollo|session)\//,
    never: /^web\/app\/routes\//,
    example: {
      path: 'web/app/components/x.tsx',
      text: "import { a } from '#web/app/routes/home/a.tsx';",
    },
  },
  {
    name: 'no GraphQL parser and no query text in screens',
    from: product('web/app/'),
    never: /^graphql($|\/)|^graphql-tag/,
    example: { path: 'web/app/routes/home/x.tsx', text: "import { parse } from 'graphql';" },
  },
];

/** A feature of the web imports no other feature: `routes/a/*` never `routes/b/*`. */
export function crossesFeatures(from: string, to: string): boolean {
  const feature = (file: string) => /^web\/app\/routes\/([^/]+)\//.exec(file)?.[1];
  const source = feature(from);
  const target = feature(to);
  return source !== undefined && target !== undefined && source !== target;
}
