/**
 * A file that the gateway holds: a request names it by its id, so that it outlives the page it was
 * chosen on.
 */
export type UploadedFileValue = {
  readonly id: string;
  readonly name: string;
  /** What the gateway found it to be. */
  readonly mediaType: string;
  /** Its size. */
  readonly bytes: number;
};
