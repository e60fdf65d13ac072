import { Input as ChakraInput, NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { type ControlLook, controlStyle } from './control-style.ts';
import { Icon } from './icon.tsx';

type InputProps = ControlLook &
  Omit<ComponentProps<'input'>, 'width' | 'height' | 'size' | 'color' | 'style'>;

/** A line of text. Forms use the fields of `forms/`. */
export function Input({ width, figures, ...rest }: InputProps) {
  return <ChakraInput {...rest} style={controlStyle({ width, figures })} />;
}

/** The browser's own list: works by every keyboard and on every telephone. */
export function Select({
  width,
  ...rest
}: Pick<ControlLook, 'width'> & Omit<ComponentProps<'select'>, 'color' | 'style'>) {
  return (
    <NativeSelect.Root style={controlStyle({ width })}>
      <NativeSelect.Field {...rest} />
      <NativeSelect.Indicator>
        <Icon name="chevron-down" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
