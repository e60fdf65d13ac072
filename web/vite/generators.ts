/** What is generated again in development: from which files, by which module. */
export interface Generator {
  readonly name: string;
  /** Of paths from the root of the project. */
  readonly sources: RegExp;
  /**
   * Exports `generate`, which takes the generator's name and throws where something is wrong with
   * the sources.
   */
  readonly module: string;
  /** A script for a process of its own: what Vite loads has no parser of messages. */
  readonly isScript?: true;
}

export const GENERATORS: readonly Generator[] = [
  {
    name: 'messages',
    sources:
      /^web\/app\/(.+\/messages\/.*\.json|i18n\/(compile|catalogue|built-message|fallback-message|message-files|name-catalogue|region-catalogue|error-code-groups|untranslated)\.ts)$|^schema\/codes\/(names\/.*|orders\/online-actions|base\/(locales|brand|brand-words))\.ts$/,
    module: 'web/app/i18n/compile.ts',
    isScript: true,
  },
  {
    name: 'schema and operations',
    sources: /^schema\/sdl\/.*\.graphql$|^gateway\/modules\/.*\.mappers\.json$/,
    module: 'web/codegen/write-documents.ts',
  },
  {
    name: 'operations',
    sources: /^web\/app\/.*\.graphql$/,
    module: 'web/codegen/write-documents.ts',
  },
  {
    name: 'theme',
    sources: /^web\/app\/ui\/theme\/.*\.ts$|^schema\/codes\/base\/brand-colours\.ts$/,
    module: 'web/app/ui/theme/write-theme-css.ts',
  },
  {
    name: 'icons',
    sources:
      /^web\/app\/ui\/icons\/bundled-names\.ts$|^schema\/codes\/base\/brand(-colours|-mark)?\.ts$/,
    module: 'web/app/ui/icons/write-icons.ts',
  },
  {
    name: 'scenes',
    sources:
      /^web\/app\/scenes\/((landscape|sky|documents)\/.*\.ts|messages\/.*\.json)$|^schema\/rules\/sky\/.*\.ts$/,
    module: 'web/app/scenes/write-scenes.ts',
  },
];

/** A screen that calls a hook may be the first to call it: only such hooks are generated. */
const CALLS_HOOK = /\buse[A-Z]\w*(Query|Mutation|Subscription)\b/;
const NEVER = /\.gen\.\w+$|\.test(-support)?\.tsx?$/;

/**
 * What has to be generated after a change.
 * @param file its path from the root of the project, with slashes
 * @param text what is in it
 */
export function generatorsFor(file: string, text: string): readonly Generator[] {
  if (NEVER.test(file)) return [];
  const mayCallHooks = /^web\/app\/.*\.tsx?$/.test(file) && CALLS_HOOK.test(text);
  return GENERATORS.filter(
    ({ name, sources }) => sources.test(file) || (name === 'operations' && mayCallHooks),
  );
}
