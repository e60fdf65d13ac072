import { Skeleton as ChakraSkeleton } from '@chakra-ui/react';

/** The place of something that is on its way, in its size (any CSS length). Decorative: the region around it says so. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <ChakraSkeleton as="span" aria-hidden="true" style={{ width, height }} />;
}
