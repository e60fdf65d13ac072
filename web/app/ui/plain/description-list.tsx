import type { ReactNode } from 'react';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; value: ReactNode; id?: string }[];
  /** `rows`: term and value on one line (default); `columns`: the value below its term, several side by side. */
  shape?: 'rows' | 'columns';
}

/** Names and their values. Items whose value is null are left out. */
export function DescriptionList({ items, shape = 'rows' }: DescriptionListProps) {
  const orientation = shape === 'rows' ? 'horizontal' : 'vertical';
  return (
    <dl className={recipeClass('dataList', { orientation })}>
      {items.map(({ term, value, id }, at) =>
        value === null || value === undefined ? null : (
          <div key={id ?? at} className={partClass('dataList', 'item')}>
            <dt className={partClass('dataList', 'itemLabel')}>{term}</dt>
            <dd className={partClass('dataList', 'itemValue')}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
