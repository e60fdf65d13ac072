import { Skeleton as ChakraSkeleton } from '@chakra-ui/react';

/** Placeholder of something that is loading, in its size (any CSS length). Decorative: the region around it is announced. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <ChakraSkeleton as="span" aria-hidden="true" style={{ width, height }} />;
}
