import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { uploadDownloadRoutes } from './upload-downloads.http.ts';
import { uploadedFileNode, uploadsResolvers } from './uploads.resolvers.ts';
import type { Uploads } from './uploads.service.ts';

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

export const uploadsModule: GatewayModule = {
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
};
