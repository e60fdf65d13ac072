import { Alert } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { NOTICE_ICONS, type NoticeTone } from './notice-icons.ts';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'color'> {
  tone?: NoticeTone;
  title?: ReactNode;
}

/**
 * A remark: `tone` info (default), success, warning, danger, brand, club. Where it appears after an action, give it
 * `role="status"`, or `role="alert"` when the user must act.
 */
export function Notice({ tone = 'info', title, children, ...rest }: NoticeProps) {
  return (
    <Alert.Root {...rest} colorPalette={tone}>
      <Alert.Indicator>
        <Icon name={NOTICE_ICONS[tone]} size="1.25em" />
      </Alert.Indicator>
      <Alert.Content>
        {title && <Alert.Title>{title}</Alert.Title>}
        {children}
      </Alert.Content>
    </Alert.Root>
  );
}
