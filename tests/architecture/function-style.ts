import { parseSync } from 'vite';
import type { SourceFile } from './source-files.ts';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** What is declared by a statement at the top of a module, whether it is exported or not. */
function declaredBy(statement: Statement) {
  const isExport =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  return isExport && statement.declaration ? statement.declaration : statement;
}

/** A component or a hook: React's own documentation writes both as functions. */
const isReact = (name: string, file: string) =>
  /^use[A-Z]/.test(name) || (/^[A-Z]/.test(name) && file.endsWith('.tsx'));

/** The name of a constant that should be a function; null where it is well as it is. */
function constantToDeclare(statement: Statement, file: string): string | null {
  const declared = declaredBy(statement);
  if (declared.type !== 'VariableDeclaration' || declared.kind !== 'const') return null;
  const [{ id, init } = {}] = declared.declarations;
  if (id?.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return null;
  // a constant with a type gives it to its parameters, which a function cannot
  if (id.typeAnnotation) return null;
  return init.body.type === 'BlockStatement' || isReact(id.name, file) ? id.name : null;
}

/** The name of a function that is one expression; null where it is well as it is. */
function functionToShorten(statement: Statement, file: string): string | null {
  const declared = declaredBy(statement);
  if (declared.type !== 'FunctionDeclaration' || !declared.id || !declared.body) return null;
  if (statement.type === 'ExportDefaultDeclaration' || declared.generator) return null;
  if (isReact(declared.id.name, file)) return null;
  const [only, ...more] = declared.body.body;
  return only?.type === 'ReturnStatement' && more.length === 0 ? declared.id.name : null;
}

/** Functions at the top of a module that are not written as CONTRIBUTING says ("Functions"). */
export const writtenOtherwise = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    parseSync(path, text).program.body.flatMap((statement) => {
      const constant = constantToDeclare(statement, path);
      const short = functionToShorten(statement, path);
      return [
        ...(constant ? [`${path}: ${constant} is a function`] : []),
        ...(short ? [`${path}: ${short} is one expression`] : []),
      ];
    }),
  );
