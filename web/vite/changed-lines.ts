import type { Plugin } from 'vite';

/** A text of a package, which stands in one file once, and what the build has in its place. */
export interface Change {
  readonly from: string;
  readonly to: string;
}

export interface ChangedLines {
  readonly name: string;
  /** The modules in which the texts are. */
  readonly modules: RegExp;
  readonly changes: readonly Change[];
  /** The environments of the build in which it applies. */
  readonly environments: readonly ('client' | 'ssr')[];
  /** What to look at again when a text has moved. */
  readonly moved: string;
}

/** A plugin that changes lines of packages in the build. Fails the build when one of them does not stand in one place. */
export function changedLines({
  name,
  modules,
  changes,
  environments,
  moved,
}: ChangedLines): Plugin {
  const done = new Map<string, Change[]>();
  return {
    name: `magnolia:${name}`,
    apply: 'build',
    applyToEnvironment: (environment) => environments.some((one) => one === environment.name),
    transform: {
      filter: { id: modules, code: changes.map(({ from }) => from) },
      handler(code) {
        const here = changes.filter(({ from }) => code.split(from).length === 2);
        const { name: place } = this.environment;
        done.set(place, [...(done.get(place) ?? []), ...here]);
        return {
          code: here.reduce((text, { from, to }) => text.replace(from, to), code),
          map: null,
        };
      },
    },
    buildEnd(failure) {
      const made = done.get(this.environment.name) ?? [];
      const each = changes.every((change) => made.filter((one) => one === change).length === 1);
      if (!failure && !each) this.error(moved);
    },
  };
}
