import { forwardRef, createElement, type HTMLAttributes } from 'react'
import { grid, inline, stack } from './stack.css.ts'

/** A step of the spacing scale, in px. */
export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'span' | 'main' | 'nav' | 'header' | 'footer'
interface Shared extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element to render, such as `ul` for a list or `section` for a part of the page. */
  as?: Tag
  /** The space between the children, in px, from the scale of the tokens. */
  gap?: Gap
}

export interface StackProps extends Shared {
  /** Where children stand across the column. `stretch` makes them as wide as it. */
  align?: 'start' | 'center' | 'stretch'
}

/** Things below each other. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { as: Component = 'div', gap = 16, align, ...rest },
  ref,
) {
  return createElement(Component, { ...rest, ref, className: stack({ gap, align }) })
})

export interface InlineProps extends Shared {
  /** Where children of different height stand in the row. */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** What to do with the space that is left in the row. `between` moves the ends apart. */
  justify?: 'start' | 'between' | 'end' | 'center'
  /** Keeps all children in one row. By default they wrap when there is no room. */
  nowrap?: boolean
}

/** Things beside each other, wrapping when there is no room. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { as: Component = 'div', gap = 12, align, justify, nowrap, ...rest },
  ref,
) {
  return createElement(Component, {
    ...rest,
    ref,
    className: inline({ gap, align, justify, nowrap }),
  })
})

export interface GridProps extends Shared {
  /** As many as its own width has room for, and no more than these. */
  columns: 2 | 3 | 4
}

/** Equal columns. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { as: Component = 'div', gap = 16, columns, ...rest },
  ref,
) {
  return createElement(Component, { ...rest, ref, className: grid({ gap, columns }) })
})
