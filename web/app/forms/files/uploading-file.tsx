import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FilePurpose } from '#schema/codes/orders/uploads.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { FileRow } from './file-row.tsx';
import type { UploadedFileValue } from './uploaded-file.ts';
import { useUploadFile } from './use-upload-file.ts';

type UploadingFileProps = {
  file: File;
  purpose: FilePurpose;
  onHeld: (held: UploadedFileValue) => void;
  /** The file itself is wrong: trying again would not help. */
  onRefused: () => void;
  onRemove: () => void;
};

/**
 * A file on its way to the gateway: how far it is, or why it was not taken. A fault can be tried
 * again.
 */
export function UploadingFile(props: UploadingFileProps) {
  const { file, purpose, onHeld, onRefused, onRemove } = props;
  const intl = useIntl();
  const { upload, abandon, share, sending, refusal } = useUploadFile(purpose);
  const begin = async () => {
    const held = await upload(file);
    if (held) onHeld(held);
  };
  const first = useRef(begin);
  useEffect(() => {
    void first.current();
  }, []);
  const isWrong = refusal !== null && refusal.path.length > 0;
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (isWrong) refuse();
  }, [isWrong]);
  return (
    <FileRow
      name={file.name}
      bytes={file.size}
      file={isWrong ? undefined : file}
      onRemove={() => {
        abandon();
        onRemove();
      }}
    >
      {sending && (
        <chakra.progress
          value={share}
          max={1}
          width="full"
          height="2"
          accentColor="brand.solid"
          aria-label={intl.formatMessage({ id: 'forms.files.uploading' }, { name: file.name })}
        />
      )}
      {refusal && (
        <Box role="alert" color="danger.fg" textStyle="small">
          <RefusalText refusal={refusal} />
        </Box>
      )}
      {refusal && !isWrong && (
        <Button variant="secondary" size="sm" onClick={begin}>
          <FormattedMessage id="forms.files.retry" />
        </Button>
      )}
    </FileRow>
  );
}
