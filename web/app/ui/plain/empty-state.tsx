import type { ReactNode } from 'react';
import { BrandMark } from '#web/app/ui/brand-mark/logo.tsx';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';

export interface EmptyStateProps {
  /** What is not there, as the heading of this part. */
  title: ReactNode;
  /** What the reader can do about it. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show: what is missing, what to do, one way on. */
export function EmptyState({ title, children, action, headingLevel = 'h2' }: EmptyStateProps) {
  const Heading = headingLevel;
  const part = (slot: 'content' | 'indicator' | 'title' | 'description') =>
    partClass('emptyState', slot);
  return (
    <div className={recipeClass('emptyState')}>
      <div className={part('content')}>
        <span className={part('indicator')}>
          <BrandMark size="3.5rem" />
        </span>
        <Heading className={part('title')} tabIndex={Heading === 'h1' ? -1 : undefined}>
          {title}
        </Heading>
        {children && <div className={part('description')}>{children}</div>}
        {action}
      </div>
    </div>
  );
}
