export type UploadedFilesTable = {
  id: string;
  purpose: string;
  /** The browser that sent it; null where a member did. */
  session_id: string | null;
  member_id: string | null;
  /** Without path and control characters. */
  name: string;
  media_type: string;
  bytes: number;
  /** AES-256-GCM, bound to the id. */
  content_sealed: Buffer;
  uploaded_at: Date;
  /** When a request took it; null until then. */
  used_at: Date | null;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    uploaded_files: UploadedFilesTable;
  }
}
