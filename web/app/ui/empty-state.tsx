import { EmptyState as ChakraEmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark/logo.tsx';

export interface EmptyStateProps {
  /** What is missing, as the heading of this part. */
  title: ReactNode;
  /** What the user can do about it. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show: what is missing, what to do, one link or button. */
export function EmptyState({ title, children, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content>
        <ChakraEmptyState.Indicator>
          <BrandMark size="3.5rem" />
        </ChakraEmptyState.Indicator>
        <ChakraEmptyState.Title as={headingLevel} tabIndex={headingLevel === 'h1' ? -1 : undefined}>
          {title}
        </ChakraEmptyState.Title>
        {children && (
          <ChakraEmptyState.Description as="div">{children}</ChakraEmptyState.Description>
        )}
        {action}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
