import { askGateway } from '#web/app/apollo/ask-gateway.ts';
import { SignedInMemberDocument } from './viewer.query.gen.ts';

/** The first name of the signed-in member; null for a guest. Loaded only where a member may be signed in. */
export async function askMember(): Promise<string | null> {
  const { viewer } = await askGateway(SignedInMemberDocument, {});
  return viewer.member?.profile.firstName ?? null;
}
