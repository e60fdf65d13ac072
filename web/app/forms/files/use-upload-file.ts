import { useRef, useState } from 'react';
import type { FilePurpose } from '#schema/codes/orders/uploads.ts';
import {
  type FileProblem,
  fileProblem,
  mediaTypeOf,
} from '#schema/rules/after-sale/uploaded-file.ts';
import { BESIDE, useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { useUploadFileMutation } from './upload-file.mutation.gen.ts';
import type { UploadedFileValue } from './uploaded-file.ts';

/** How many bytes at the start of a file tell its type. */
const SIGNATURE_BYTES = 16;

/**
 * What the gateway would refuse a file for, found before it is sent; null when nothing is wrong.
 */
async function fileProblemOf(file: File, purpose: FilePurpose): Promise<FileProblem | null> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return fileProblem(purpose, { bytes: file.size, mediaType: mediaTypeOf(start) }, 0);
}

/**
 * Sends one file to the gateway, unless it is wrong already here. `share` is the part that has been
 * sent, from 0 to 1.
 */
export function useUploadFile(purpose: FilePurpose) {
  const [mutate] = useUploadFileMutation();
  const [share, setShare] = useState(0);
  const underWay = useRef<AbortController>(undefined);
  const { send, sending, refusal } = useCommand(async (file: File) => {
    const code = await fileProblemOf(file, purpose);
    if (code) return { file: null, userErrors: [{ code, path: ['file'] }] };
    const abort = new AbortController();
    underWay.current = abort;
    const { data } = await mutate({
      variables: { input: { purpose, file } },
      context: { fetch: fetchWithProgress({ onProgress: setShare, signal: abort.signal }) },
    });
    return data?.uploadFile;
  }, BESIDE);
  return {
    /** The file as the gateway holds it; null when it was refused. */
    async upload(file: File): Promise<UploadedFileValue | null> {
      setShare(0);
      return (await send(file))?.payload?.file ?? null;
    },
    abandon: () => underWay.current?.abort(),
    share,
    sending,
    refusal,
  };
}
