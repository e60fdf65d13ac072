import { askGateway } from '#web/app/apollo/ask-gateway.ts';
import { SignedInMemberDocument } from './viewer.query.gen.ts';

/**
 * The first name of the signed-in member; null for a guest. Loaded only where a member may be signed in.
 * @param send as in `askGateway`
 */
export async function askMember(send?: typeof fetch): Promise<string | null> {
  const { viewer } = await askGateway(SignedInMemberDocument, {}, send ? { send } : {});
  return viewer.member?.profile.firstName ?? null;
}
