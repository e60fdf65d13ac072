import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#web/app/ui/icon.tsx';
import { Muted } from '#web/app/ui/muted.tsx';

const KILOBYTE = 1024;

export interface FileRowProps {
  name: string;
  bytes: number;
  /** The file itself, while it is in this tab: its picture is shown. */
  file?: File | undefined;
  onRemove: () => void;
  /** What becomes of it. */
  children?: ReactNode;
}

/** The address of a picture that was chosen in this tab; null for other files. */
function usePicture(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function useSize(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) => {
    const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
    return kilobytes < KILOBYTE
      ? intl.formatMessage({ id: 'forms.files.kilobytes' }, { size: kilobytes })
      : intl.formatMessage(
          { id: 'forms.files.megabytes' },
          { size: Math.round((10 * kilobytes) / KILOBYTE) / 10 },
        );
  };
}

/** The end of its name, `PDF`, where there is no picture to show. */
const endingOf = (name: string): string => (name.split('.').at(-1) ?? '').slice(0, 4).toUpperCase();

const THUMBNAIL = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '12',
  borderRadius: 'md',
  overflow: 'hidden',
  backgroundColor: 'bg.muted',
  textStyle: 'small',
} as const;

/**
 * A file of a form: its picture, which a press enlarges, or its kind, its name and size, and the
 * way to remove it.
 */
export function FileRow({ name, bytes, file, onRemove, children }: FileRowProps) {
  const intl = useIntl();
  const size = useSize();
  const picture = usePicture(file);
  const id = useId();
  const [large, setLarge] = useState(false);
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns="3rem minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="center"
      padding="2"
      borderWidth="1px"
      borderRadius="md"
      backgroundColor="bg.panel"
    >
      {picture ? (
        <chakra.button
          type="button"
          {...THUMBNAIL}
          cursor="pointer"
          aria-label={intl.formatMessage({ id: 'forms.files.enlarge' }, { name })}
          aria-expanded={large}
          aria-controls={id}
          onClick={() => setLarge(!large)}
        >
          <chakra.img src={picture} alt="" width="full" height="full" objectFit="cover" />
        </chakra.button>
      ) : (
        <Box {...THUMBNAIL} aria-hidden>
          {endingOf(name)}
        </Box>
      )}
      <div>
        <Box overflowWrap="anywhere" translate="no">
          {name}
        </Box>
        <Muted as="div">{size(bytes)}</Muted>
        {children}
      </div>
      <chakra.button
        type="button"
        display="grid"
        placeItems="center"
        boxSize="11"
        borderRadius="md"
        cursor="pointer"
        _hover={{ backgroundColor: 'bg.muted' }}
        aria-label={intl.formatMessage({ id: 'forms.files.remove' }, { name })}
        onClick={onRemove}
      >
        <Icon name="x" size="1.25rem" />
      </chakra.button>
      <Box id={id} gridColumn="1 / -1" hidden={!picture || !large}>
        {picture && large && (
          <chakra.img
            src={picture}
            alt={name}
            marginTop="2"
            marginInline="auto"
            maxWidth="full"
            maxHeight="32rem"
            borderRadius="md"
          />
        )}
      </Box>
    </Box>
  );
}
