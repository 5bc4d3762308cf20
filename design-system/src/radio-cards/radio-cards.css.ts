import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { mixins, upTo, vars } from '../tokens/index.ts'
import { choice } from './choice.css.ts'

export { detail, name as title, radio } from './choice.css.ts'

export const cards = recipe({
  base: { display: 'grid', gap: vars.space[12], gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    columns: {
      1: {},
      2: { gridTemplateColumns: upTo(2, '18rem', vars.space[12]) },
      3: { gridTemplateColumns: upTo(3, '12rem', vars.space[12]) },
    },
  },
})

export const card = style([
  choice,
  {
    flexWrap: 'wrap',
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    borderRadius: vars.radius.card,
  },
])

export const words = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' })

/** The torn-off end: a price, behind its perforation. */
export const end = style({
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px dashed ${vars.color.border.control}`,
  ...mixins.text(18, 'heavy'),
  fontVariantNumeric: 'tabular-nums',
})
