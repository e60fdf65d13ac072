import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /@vitest-environment\s+(\S+)/;

const environmentOf = ({ moduleId }: TestSpecification): string =>
  ENVIRONMENT.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node';

/**
 * The same files, those of one group in a row, groups and files in the order in which they came.
 */
export const inGroups = <File>(files: readonly File[], groupOf: (file: File) => string): File[] =>
  [...Map.groupBy(files, groupOf).values()].flat();

/**
 * Runs the files of one environment in a row. A worker keeps its modules while the next file needs
 * the same environment; else Vitest ends it, and a new one evaluates them once more, which for a
 * page is seconds.
 */
export class GroupByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return inGroups(
      await super.sort(files),
      (file) => `${file.project.name} ${environmentOf(file)}`,
    );
  }
}
