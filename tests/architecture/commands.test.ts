import { expect, test } from 'vitest';
import { sentBesideCommands } from './commands.ts';
import { typescriptSources } from './source-files.ts';

const planted = (...lines: string[]) =>
  sentBesideCommands([{ path: 'web/app/routes/home/x.tsx', text: lines.join('\n') }]);

const TAKEN = 'const [mutate] = usePayMutation();';
const SENT =
  'const { send } = useCommand(async (input: Pay) => (await mutate({ input })).data?.pay);';

test('every mutation is sent by the command hook', () => {
  expect(sentBesideCommands(typescriptSources())).toEqual([]);
});

test('what the hook sends is no breach', () => {
  expect(planted(TAKEN, SENT)).toEqual([]);
  const typed = 'const { send } = useCommand<Pay, Paid>((input) => mutate({ input }));';
  expect(planted(TAKEN, typed)).toEqual([]);
});

test.each([
  ['a page that sends by itself', TAKEN, 'const pay = () => mutate({ input });'],
  ['a page that does both', TAKEN, SENT, 'const again = () => mutate({ input });'],
  ['a sender that is handed on', TAKEN, 'const pay = usePayment(mutate);'],
  ['a hook whose answer has another shape', 'const pay = usePayMutation()[0];'],
  ['the hook of the client', 'const [pay, { loading }] = useMutation(PAY);', 'pay();'],
  ['the client itself', 'await client.mutate({ mutation: PAY });'],
])('a planted breach is found: %s', (_name, ...lines) => {
  expect(planted(...lines)).toHaveLength(1);
});
