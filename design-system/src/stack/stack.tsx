import { forwardRef, createElement, type HTMLAttributes } from 'react'
import { grid, inline, stack } from './stack.css.ts'

/** A step of the spacing scale, in px. */
export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'span' | 'main' | 'nav' | 'header' | 'footer'
interface Shared extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: Tag
  gap?: Gap
}

export interface StackProps extends Shared {
  align?: 'start' | 'center' | 'stretch'
}

/** Things below each other. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { as: Component = 'div', gap, align, ...rest },
  ref,
) {
  return createElement(Component, { ...rest, ref, className: stack({ gap, align }) })
})

export interface InlineProps extends Shared {
  align?: 'start' | 'center' | 'end' | 'baseline'
  justify?: 'start' | 'between' | 'end' | 'center'
  nowrap?: boolean
}

/** Things beside each other, wrapping when there is no room. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { as: Component = 'div', gap, align, justify, nowrap, ...rest },
  ref,
) {
  return createElement(Component, {
    ...rest,
    ref,
    className: inline({ gap, align, justify, nowrap }),
  })
})

export interface GridProps extends Shared {
  /** On a desktop; one on a phone, two on a tablet. */
  columns: 2 | 3 | 4
}

/** Equal columns. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { as: Component = 'div', gap, columns, ...rest },
  ref,
) {
  return createElement(Component, { ...rest, ref, className: grid({ gap, columns }) })
})
