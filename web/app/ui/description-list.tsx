import type { ReactNode } from 'react';
import { partClass, recipeClass } from './recipe-class.ts';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; value: ReactNode; id?: string }[];
  /**
   * `rows`: term and value on one line (default); `columns`: the value below its term, several side
   * by side.
   */
  shape?: 'rows' | 'columns';
  /** Values so short that two columns of them fit on a phone. */
  short?: boolean;
  /** Values that need a wide column, as e-mail addresses do. */
  long?: boolean;
}

/** Names and their values. Items whose value is null are left out. */
export function DescriptionList({ items, shape = 'rows', short, long }: DescriptionListProps) {
  const orientation = shape === 'rows' ? 'horizontal' : 'vertical';
  const size = long ? 'lg' : short ? 'sm' : undefined;
  return (
    <dl className={recipeClass('descriptionList', { orientation, size })}>
      {items.map(({ term, value, id }, at) =>
        value === null || value === undefined ? null : (
          <div key={id ?? at} className={partClass('descriptionList', 'item')}>
            <dt className={partClass('descriptionList', 'itemLabel')}>{term}</dt>
            <dd className={partClass('descriptionList', 'itemValue')}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
