import { ofMember } from '#gateway/database/personal-data.ts';
import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { uploadDownloadRoutes } from './upload-downloads.http.ts';
import { uploadedFileNode, uploadsResolvers } from './uploads.resolvers.ts';
import { createUploads, type Uploads } from './uploads.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly uploads: Uploads;
  }
}

/** Files that no request used in time. */
const sweepUploads: Sweep = {
  name: 'unused uploads',
  run: ({ services, clock }) => services.uploads.eraseUnused(clock.now()),
};

export const uploadsModule = {
  name: 'uploads',
  services: {
    uploads: createUploads,
  },
  resolvers: [uploadsResolvers],
  nodes: { UploadedFile: uploadedFileNode },
  sweeps: [sweepUploads],
  sealed: [
    {
      table: 'uploaded_files',
      column: 'content_sealed',
      keyIn: ({ uploadEncryption }) => uploadEncryption,
      // whole files are read for it
      most: 4,
    },
  ],
  http: { '/uploads': uploadDownloadRoutes },
  personalData: [
    // their content is downloaded where they were used
    { table: 'uploaded_files', isOf: ofMember, leaveOut: ['content_sealed', 'session_id'] },
  ],
} satisfies GatewayModule;
