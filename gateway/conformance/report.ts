import type { Fault } from './fault.ts';
import type { Result } from './statement.ts';

const MARKS = {
  PASSED: 'passed        ',
  FAILED: 'FAILED        ',
  NOT_APPLICABLE: 'not applicable',
};
const BELOW = ' '.repeat(MARKS.PASSED.length + 1);
/** Faults of one statement that are told. */
const MOST = 3;

const linesOfFault = ({ asked, came, expected }: Fault): string[] => [
  `${BELOW}asked     ${asked}`,
  `${BELOW}came      ${came}`,
  `${BELOW}expected  ${expected}`,
];

/** A result as lines for people. */
export function linesOf(result: Result): string[] {
  const line = `${MARKS[result.outcome]} ${result.name} (${result.clause})`;
  if (result.outcome === 'PASSED') return [line];
  if (result.outcome === 'NOT_APPLICABLE') return [`${line}: ${result.why}`];
  const { faults } = result;
  const rest = faults.length > MOST ? [`${BELOW}and ${faults.length - MOST} more`] : [];
  return [line, ...faults.slice(0, MOST).flatMap(linesOfFault), ...rest];
}

const countOf = (results: readonly Result[], outcome: Result['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

/** How many statements passed, failed and did not apply. */
export const summaryOf = (results: readonly Result[]): string =>
  `${results.length} statements: ${countOf(results, 'PASSED')} passed, ${countOf(results, 'FAILED')} failed, ${countOf(results, 'NOT_APPLICABLE')} not applicable`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
    // characters that no XML may hold
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '\ufffd');

function testCase(result: Result): string {
  const head = `  <testcase classname="${escaped(result.clause)}" name="${escaped(result.name)}"`;
  if (result.outcome === 'PASSED') return `${head}/>`;
  if (result.outcome === 'NOT_APPLICABLE')
    return `${head}><skipped message="${escaped(result.why)}"/></testcase>`;
  const [first] = result.faults;
  const text = result.faults.flatMap(linesOfFault).join('\n');
  return `${head}><failure message="${escaped(`expected ${first?.expected}`)}">${escaped(text)}</failure></testcase>`;
}

/** The results as a JUnit file, which CI systems read. */
export const junitOf = (results: readonly Result[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="conform" tests="${results.length}" failures="${countOf(results, 'FAILED')}" skipped="${countOf(results, 'NOT_APPLICABLE')}">`,
    ...results.map(testCase),
    '</testsuite>',
    '',
  ].join('\n');
