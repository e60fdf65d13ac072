import { DataList } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; value: ReactNode; id?: string }[];
  /** `rows`: term and value on one line (default); `columns`: the value below its term, several side by side. */
  shape?: 'rows' | 'columns';
  /** Values so short that two columns of them fit on a phone. */
  short?: boolean;
  /** Values that need a wide column, as e-mail addresses do. */
  long?: boolean;
}

/** Names and their values. Items whose value is null are left out. */
export function DescriptionList({ items, shape = 'rows', short, long }: DescriptionListProps) {
  return (
    <DataList.Root
      orientation={shape === 'rows' ? 'horizontal' : 'vertical'}
      {...(short && { size: 'sm' })}
      {...(long && { size: 'lg' })}
    >
      {items.map(({ term, value, id }, at) =>
        value === null || value === undefined ? null : (
          <DataList.Item key={id ?? at}>
            <DataList.ItemLabel>{term}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ),
      )}
    </DataList.Root>
  );
}
