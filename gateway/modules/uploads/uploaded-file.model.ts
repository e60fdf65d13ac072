import type { FilePurpose, UploadMediaType } from '#schema/codes/orders/uploads.ts';

/** A file that was sent, without its content. */
export type UploadedFile = {
  readonly id: string;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly mediaType: UploadMediaType;
  readonly bytes: number;
  readonly uploadedAt: Date;
};
