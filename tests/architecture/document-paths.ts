import type { SourceFile } from './source-files.ts';

/**
 * Files and folders as documents name them, with at least one folder, or with the ending of a
 * source file.
 */
const PATH = /^(?:[a-z][\w.-]*\/)+(?:[\w.-]+)?$|^[a-z][\w.-]*\.(?:tsx?|md|graphql|css)$/;
/** Made when the project is built or runs, so not in the repository. */
const MADE = /(?:^|\/)(?:build|node_modules)(?:\/|$)|\.gen\./;
/** Names that stand for any file of a kind: `x.module.ts`. */
const STANDS_FOR_ANY = /(?:^|\/)x\.\w/;

const codeSpans = (text: string): string[] =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Links to files of the repository, without the heading they lead to. */
const linkTargets = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target);

function resolve(from: string, target: string): string {
  const url = new URL(target, `file:///${from}`);
  return decodeURIComponent(url.pathname.slice(1)).replace(/\/$/, '');
}

/**
 * Paths in documents that no tracked file has, nor any folder. Part of a path counts where it ends
 * one.
 */
export function deadPaths(documents: readonly SourceFile[], tracked: readonly string[]): string[] {
  const all = tracked.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  });
  const known = new Set(all);
  const isKnown = (named: string) => {
    const path = `/${named.replace(/\/$/, '')}`;
    return known.has(path) || all.some((one) => one.endsWith(path));
  };
  return documents.flatMap(({ path, text }) => [
    ...codeSpans(text)
      .filter((span) => PATH.test(span) && !MADE.test(span) && !STANDS_FOR_ANY.test(span))
      .filter((span) => !isKnown(span))
      .map((span) => `${path}: ${span}`),
    ...linkTargets(text)
      .filter((target) => !known.has(`/${resolve(path, target)}`))
      .map((target) => `${path}: ${target}`),
  ]);
}
