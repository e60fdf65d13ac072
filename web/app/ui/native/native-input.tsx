import type { ComponentProps } from 'react';
import { classNames } from '#web/app/ui/class-names.ts';
import { type ControlLook, controlStyle } from '#web/app/ui/control-style.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';

type InputProps = ControlLook & Omit<ComponentProps<'input'>, 'width' | 'style'>;

/** A line of text on a page that loads no Chakra. */
export function NativeInput({ width, figures, className, ...rest }: InputProps) {
  const names = classNames(recipeClass('input'), className);
  return <input {...rest} className={names} style={controlStyle({ width, figures })} />;
}

/** A list on a page that loads no Chakra. */
export function NativeSelect({
  width,
  ...rest
}: ControlLook & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className={recipeClass('nativeSelect')} style={controlStyle({ width })}>
      <select {...rest} className={partClass('nativeSelect', 'field')} />
      <span className={partClass('nativeSelect', 'indicator')}>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}
