import { BESIDE, useCommand } from '#web/app/apollo/mutation/use-command.ts';
import type { MessageSelectionInput } from '#web/app/apollo/schema-types.gen.ts';
import { refreshMember } from '#web/app/shell/member/member-state.ts';
import { useMarkMessagesMutation } from './mark-messages.mutation.gen.ts';
import { useRemoveMessagesMutation } from './remove-messages.mutation.gen.ts';
import { useRestoreMessagesMutation } from './restore-messages.mutation.gen.ts';

type Command =
  | { readonly do: 'MARK'; readonly messages: MessageSelectionInput; readonly read: boolean }
  | { readonly do: 'REMOVE' | 'RESTORE'; readonly id: string };

/**
 * Marks, removes and restores messages; the top bar counts again after each. `refusal` says why the
 * last one was not done.
 */
export function useMessageCommands() {
  const [mark] = useMarkMessagesMutation();
  const [remove] = useRemoveMessagesMutation();
  const [restore] = useRestoreMessagesMutation();
  const { send, sending, refusal } = useCommand(async (command: Command) => {
    if (command.do === 'MARK') {
      const { messages, read } = command;
      return (await mark({ variables: { input: { messages, read } } })).data?.markMessages;
    }
    const { id } = command;
    if (command.do === 'RESTORE')
      return (await restore({ variables: { input: { ids: [id] } } })).data?.restoreMessages;
    const input = { messages: { ids: [id] } };
    return (await remove({ variables: { input } })).data?.removeMessages;
  }, BESIDE);
  const done = async (command: Command): Promise<boolean> => {
    const result = await send(command);
    void refreshMember();
    return result?.errors.length === 0;
  };
  return {
    mark: (messages: MessageSelectionInput, read: boolean) => done({ do: 'MARK', messages, read }),
    remove: (id: string) => done({ do: 'REMOVE', id }),
    restore: (id: string) => done({ do: 'RESTORE', id }),
    sending,
    refusal,
  };
}
