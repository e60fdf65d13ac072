import { expect, test } from 'vitest';
import { refusalsCaught, refusalsUnread, sentBesideCommands } from './commands.ts';
import { typescriptSources } from './source-files.ts';

const example = (...lines: string[]) =>
  sentBesideCommands([{ path: 'web/app/routes/home/x.tsx', text: lines.join('\n') }]);

const TAKEN = 'const [mutate] = usePayMutation();';
const SENT =
  'const { send } = useCommand(async (input: Pay) => (await mutate({ input })).data?.pay);';

test('every mutation is sent by the command hook', () => {
  expect(sentBesideCommands(typescriptSources())).toEqual([]);
});

test('what the hook sends is no violation', () => {
  expect(example(TAKEN, SENT)).toEqual([]);
  const typed = 'const { send } = useCommand<Pay, Paid>((input) => mutate({ input }));';
  expect(example(TAKEN, typed)).toEqual([]);
});

test.each([
  ['a page that sends by itself', TAKEN, 'const pay = () => mutate({ input });'],
  ['a page that does both', TAKEN, SENT, 'const again = () => mutate({ input });'],
  ['a sender that is handed on', TAKEN, 'const pay = usePayment(mutate);'],
  ['a hook whose answer has another shape', 'const pay = usePayMutation()[0];'],
  ['the hook of the client', 'const [pay, { loading }] = useMutation(PAY);', 'pay();'],
  ['the client itself', 'await client.mutate({ mutation: PAY });'],
])('an example is found: %s', (_name, ...lines) => {
  expect(example(...lines)).toHaveLength(1);
});

test('what became of a command is said by its one wrapper', () => {
  expect(refusalsCaught(typescriptSources())).toEqual([]);
  const path = 'gateway/modules/meals/meals.service.ts';
  const text = 'catch (fault) { if (fault instanceof Refused) return fault.faults; }';
  expect(refusalsCaught([{ path, text }])).toEqual([path]);
});

test('every sender of a command reads why it was refused', () => {
  expect(refusalsUnread(typescriptSources())).toEqual([]);
});

test('a refusal that no one reads is found', () => {
  const hook = {
    path: 'web/app/routes/home/use-pay.ts',
    text: [TAKEN, 'export function usePay() {', SENT, 'return { pay: send, refusal };', '}'].join(
      '\n',
    ),
  };
  const page = (taken: string) => ({
    path: 'web/app/routes/home/x.tsx',
    text: `const { ${taken} } = usePay();`,
  });
  expect(refusalsUnread([hook, page('pay')])).toEqual(['web/app/routes/home/x.tsx: usePay']);
  expect(refusalsUnread([hook, page('pay, refusal')])).toEqual([]);
});
