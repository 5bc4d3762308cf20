import { createElement, forwardRef, type HTMLAttributes } from 'react'
import type { BoxScale } from './box-scale.ts'
import './box.css.ts'

type Tag = 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'span' | 'li' | 'p'

export type BoxStyle = { [Property in keyof BoxScale]?: keyof BoxScale[Property] }

export interface BoxProps
  extends BoxStyle, Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'color'> {
  as?: Tag
}

/** The one list of names that the browser needs: which props are style and which are HTML. */
const properties: readonly string[] = [
  'padding',
  'paddingInline',
  'paddingBlock',
  'marginBlockStart',
  'marginBlockEnd',
  'background',
  'color',
  'borderRadius',
  'boxShadow',
  'textAlign',
  'maxInlineSize',
] satisfies (keyof BoxScale)[]

/**
 * An element with steps of the tokens, for what no other layout widget says. Small sprinkles: the
 * class of a prop is spelt from its name and value, so that no table of classes goes to the browser
 * (Braid's is 25.8 kB); the types allow only pairs that the build has written.
 */
export const Box = forwardRef<HTMLElement, BoxProps>(function Box(
  { as: Component = 'div', ...props },
  ref,
) {
  const html: Record<string, unknown> = {}
  const classes: string[] = []
  for (const [name, value] of Object.entries(props)) {
    if (!properties.includes(name)) html[name] = value
    else if (value !== undefined) classes.push(`jatra-box-${name}-${value}`)
  }
  return createElement(Component, { ...html, ref, className: classes.join(' ') || undefined })
})
