import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const SUMMARY = {
  width: 'fit-content',
  color: 'brand.fg',
  fontWeight: 'medium',
  cursor: 'pointer',
} as const;

/** Each is as high as a finger needs. */
const SIZES = {
  sm: { '& > summary': { ...SUMMARY, paddingBlock: '3', fontSize: 'sm' } },
  md: { '& > summary': { ...SUMMARY, paddingBlock: '2.5' } },
} as const;

type FoldProps = ComponentProps<typeof chakra.details> & {
  /** What is folded away, in a few words. */
  summary: ReactNode;
  /** As large as the text around it; `sm` (default) beside facts and prices. */
  size?: keyof typeof SIZES;
};

/** More about something, folded away until it is wanted. */
export function Fold({ summary, size = 'sm', children, ...rest }: FoldProps) {
  return (
    <chakra.details css={SIZES[size]} {...rest}>
      <summary>{summary}</summary>
      {children}
    </chakra.details>
  );
}
