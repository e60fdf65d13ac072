import { Field, Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FieldProblem } from '#web/app/components/search-panel/field-problem.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'width' | 'height' | 'size' | 'color'>;

export type StatusCellProps = Omit<InputProps, 'id' | 'className'> & {
  id: string;
  label: string;
  /** What is wrong with it, in the user's language. */
  problem: string | undefined;
};

/** The shape of the airport fields beside it: the label inside the box. */
const LABEL = {
  position: 'absolute',
  insetInline: '4',
  top: '2.5',
  color: 'fg.muted',
  fontSize: 'xs',
  fontWeight: 'normal',
  lineHeight: '1.25rem',
  truncate: true,
  pointerEvents: 'none',
} as const;

const BOX = {
  height: '16',
  paddingTop: '1.625rem',
  paddingBottom: '2',
  paddingInline: '4',
  borderWidth: '0',
  backgroundColor: 'transparent',
  fontSize: '1.0625rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'semibold',
  _hover: { backgroundColor: 'bg.subtle' },
  _placeholder: { fontWeight: 'normal' },
  _focusVisible: { outlineOffset: '-2px' },
  // the cell around it has the outline of what is wrong
  '&[aria-invalid=true]': { boxShadow: 'none' },
} as const;

/** A field of the form in the shape of the airport fields beside it. */
export function StatusCell({ id, label, problem, ...input }: StatusCellProps) {
  return (
    <Field.Root
      id={id}
      ids={{ label: `${id}-label` }}
      role="none"
      invalid={problem !== undefined}
      position="relative"
      gap="0"
      borderWidth="1px"
      borderColor={problem ? 'danger.border' : 'border.strong'}
      borderRadius="md"
      backgroundColor="bg.panel"
    >
      <Field.Label {...LABEL}>{label}</Field.Label>
      <Input
        {...BOX}
        {...input}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <FieldProblem id={`${id}-problem`} text={problem} />
    </Field.Root>
  );
}
