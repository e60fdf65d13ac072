import type { GeneratedAlways } from 'kysely';

type DemoMailTable = {
  id: GeneratedAlways<number>;
  sent_at: Date;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  locale: string;
};

type DemoMailAttachmentsTable = {
  mail_id: number;
  position: number;
  filename: string;
  content_type: string;
  content: Buffer;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    demo_mail: DemoMailTable;
    demo_mail_attachments: DemoMailAttachmentsTable;
  }
}
