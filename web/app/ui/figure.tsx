import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface FigureTextProps {
  children: ReactNode;
  /** `large`: the one figure a page is about (total, departure time). */
  size?: 'normal' | 'large';
  /** Jade for the lowest price; say so in a word as well. */
  tone?: 'plain' | 'success';
}

/** A price or a time in tabular figures. The text comes from `i18n/format`. */
export function FigureText({ children, size = 'normal', tone = 'plain' }: FigureTextProps) {
  return (
    <chakra.span
      textStyle={size === 'large' ? 'figureLarge' : 'figure'}
      color={tone === 'success' ? 'success.fg' : 'fg'}
      whiteSpace="nowrap"
    >
      {children}
    </chakra.span>
  );
}
