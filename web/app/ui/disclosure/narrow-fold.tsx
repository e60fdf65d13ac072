import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '#web/app/ui/icon.tsx';

const CHEVRON = {
  '& svg': { transition: 'transform 150ms' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
};

type FoldButtonProps = {
  open: boolean;
  onToggle: () => void;
  /** The id of the `NarrowFold`. */
  controls: string;
  children: ReactNode;
};

/** The button that folds a part away on small screens; there is none from lg on, nor on paper. */
export function FoldButton({ open, onToggle, controls, children }: FoldButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      display={{ base: 'inline-flex', lg: 'none', _print: 'none' }}
      gap="1.5"
      alignItems="center"
      justifySelf="start"
      minHeight="11"
      color="brand.fg"
      fontSize="sm"
      fontWeight="medium"
      cursor="pointer"
      css={CHEVRON}
    >
      {children}
      <Icon name="chevron-down" />
    </chakra.button>
  );
}

/** A part that small screens show only while it is `open`. */
export function NarrowFold({ open, ...rest }: BoxProps & { open: boolean }) {
  return (
    <Box display={{ base: open ? 'block' : 'none', lg: 'block', _print: 'block' }} {...rest} />
  );
}
