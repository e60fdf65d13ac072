import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

it('a field that is not on the list is not written', () => {
  const text = logged((log) =>
    log.info(
      { status: 200, email: 'mei@example.com', variables: { passport: 'E12345678' } },
      'done',
    ),
  );
  expect(JSON.parse(text)).toMatchObject({ status: 200, msg: 'done' });
  expect(text).not.toContain('mei@');
  expect(text).not.toContain('E12345678');
});

it('an error is written with its id, its place and its causes, without what was typed', () => {
  let id = '';
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "mei@example.com"'), {
    code: '22P02',
    detail: 'Key (passport)=(E12345678)',
  });
  const text = logged((log) => {
    id = log.fault(new Error('no order 31234567890', { cause }), 'a page failed', {
      path: '/order',
    });
  });
  const line = JSON.parse(text);
  expect(line).toMatchObject({ fault: id, path: '/order', err: { cause: { code: '22P02' } } });
  expect(line.err.stack[0]).toContain('log.test.ts');
  for (const secret of ['mei@', 'E12345678', '31234567890']) expect(text).not.toContain(secret);
});
