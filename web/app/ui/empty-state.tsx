import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark/logo.tsx';
import { partClass, recipeClass } from './recipe-class.ts';

export interface EmptyStateProps {
  /** What is missing, as the heading of this part. */
  title: ReactNode;
  /** What the user can do about it. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  /** In place of the flower. */
  picture?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show: what is missing, what to do, one link or button. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  headingLevel = 'h2',
}: EmptyStateProps) {
  const Heading = headingLevel;
  return (
    <div className={recipeClass('emptyState')}>
      {picture || (
        <span className={partClass('emptyState', 'indicator')}>
          <BrandMark size="4.5rem" />
        </span>
      )}
      <Heading
        className={partClass('emptyState', 'title')}
        tabIndex={Heading === 'h1' ? -1 : undefined}
      >
        {title}
      </Heading>
      {children && <div className={partClass('emptyState', 'description')}>{children}</div>}
      {action}
    </div>
  );
}
