import { Box, FileUpload } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FILE_PURPOSES, type FilePurpose } from '#schema/codes/orders/uploads.ts';
import { FieldGroup, type FieldProps, useField } from '#web/app/forms/field-frame.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { List } from '#web/app/ui/list.tsx';
import { FileRow } from './file-row.tsx';
import type { UploadedFileValue } from './uploaded-file.ts';
import { UploadingFile } from './uploading-file.tsx';
import { useChosenFiles } from './use-chosen-files.ts';

const KINDS = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
} as const;
const MEGABYTE = 1024 * 1024;

/** Which files are taken, in a sentence: kinds, size and number. */
function useFileLimits(purpose: FilePurpose): string {
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

interface FileFieldProps extends Omit<FieldProps, 'hint'> {
  purpose: FilePurpose;
  /** Whether a file is on its way, or waits to be tried again. */
  onBusy: (busy: boolean) => void;
}

/**
 * Files that prove something: each is uploaded as soon as it is chosen, and the form holds what the
 * gateway calls it.
 */
export function FileField({ purpose, onBusy, ...props }: FileFieldProps) {
  const intl = useIntl();
  const hint = useFileLimits(purpose);
  const field = useField({ ...props, hint });
  const { field: input } = useController({ name: props.name });
  const held = (input.value ?? []) as readonly UploadedFileValue[];
  const limit = FILE_PURPOSES[purpose].files;
  const files = useChosenFiles({ held, limit, onChange: input.onChange });
  const { chosen, leftOut, isBusy, isFull } = files;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <FieldGroup {...props} hint={hint} field={field}>
      <FileUpload.Root
        acceptedFiles={[]}
        maxFiles={limit}
        ids={{ trigger: field.id }}
        invalid={field.error !== undefined}
        translations={{ dropzone: intl.formatMessage({ id: 'forms.files.dropzone' }) }}
        onFileChange={({ acceptedFiles, rejectedFiles }) => {
          const added = [...acceptedFiles, ...rejectedFiles.map(({ file }) => file)];
          if (added.length > 0) files.add(added);
        }}
      >
        <FileUpload.HiddenInput accept={FILE_PURPOSES[purpose].mediaTypes.join()} />
        <FileUpload.Dropzone disableClick role="group">
          {isFull ? (
            <FormattedMessage id="forms.files.full" values={{ count: limit }} />
          ) : (
            <>
              <FileUpload.Trigger asChild>
                <Button variant="secondary" aria-describedby={field.control['aria-describedby']}>
                  <FormattedMessage id="forms.files.choose" />
                </Button>
              </FileUpload.Trigger>
              <Box color="fg.muted" hideBelow="md">
                <FormattedMessage id="forms.files.drop" />
              </Box>
            </>
          )}
        </FileUpload.Dropzone>
      </FileUpload.Root>
      {leftOut.length > 0 && (
        <Box role="alert" color="danger.fg">
          <FormattedMessage
            id="forms.files.leftOut"
            values={{ limit, names: intl.formatList(leftOut) }}
          />
        </Box>
      )}
      {(held.length > 0 || chosen.length > 0) && (
        <List gap="2" aria-label={intl.formatMessage({ id: 'forms.files.list' })}>
          {held.map((file) => (
            <FileRow
              key={file.id}
              name={file.name}
              bytes={file.bytes}
              file={files.fileOf(file.id)}
              onRemove={() => files.remove(file.id)}
            >
              <Box role="status" color="success.fg" textStyle="small">
                <FormattedMessage id="forms.files.done" />
              </Box>
            </FileRow>
          ))}
          {chosen.map(({ key, file }) => (
            <UploadingFile
              key={key}
              file={file}
              purpose={purpose}
              onHeld={(stored) => files.hold(key, stored)}
              onRefused={() => files.refuse(key)}
              onRemove={() => files.discard(key)}
            />
          ))}
        </List>
      )}
    </FieldGroup>
  );
}
