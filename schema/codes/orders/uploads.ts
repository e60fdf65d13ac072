import { LIMITS } from '#schema/codes/base/limits.ts';

/** Pictures that every browser shows. */
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * What uploaded files are for: kinds by media type, size in bytes and number of each
 * (RULES 8.14 and 8.22).
 */
export const FILE_PURPOSES = {
  REFUND_PROOF: { mediaTypes: [...PICTURES, 'application/pdf'], ...LIMITS.refundProof },
  IDENTITY_DOCUMENT: { mediaTypes: PICTURES, ...LIMITS.identityPictures },
} as const;
export type FilePurpose = keyof typeof FILE_PURPOSES;
export type UploadMediaType = (typeof FILE_PURPOSES)[FilePurpose]['mediaTypes'][number];
