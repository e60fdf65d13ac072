import { useIntl } from 'react-intl';
import { FILE_PURPOSES, type FilePurpose } from '#schema/codes/orders/uploads.ts';

const KINDS = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
} as const;
const MEGABYTE = 1024 * 1024;

/** Which files are taken, in a sentence: kinds, size and number. */
export function useFileLimits(purpose: FilePurpose): string {
  const intl = useIntl();
  const { mediaTypes, bytes, files } = FILE_PURPOSES[purpose];
  const kinds = mediaTypes.map((type) => KINDS[type]);
  return intl.formatMessage(
    { id: 'forms.files.limits' },
    {
      kinds: intl.formatList(kinds, { type: 'disjunction' }),
      size: bytes / MEGABYTE,
      count: files,
    },
  );
}
