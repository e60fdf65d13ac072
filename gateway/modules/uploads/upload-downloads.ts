import { globalId } from '#gateway/graphql/global-id.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

/** Where a file is downloaded, by who sent it. */
export const uploadAddress =
  ({ file }: Pick<SiteAddresses, 'file'>) =>
  (fileId: string): string =>
    file(`/uploads/${globalId('UploadedFile', fileId)}`);
