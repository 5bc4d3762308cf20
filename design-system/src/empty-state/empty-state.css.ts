import { globalStyle, style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const empty = style({
  ...mixins.stack(12),
  justifyItems: 'center',
  paddingBlock: vars.space[48],
  paddingInline: vars.space[24],
  border: `2px dashed ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

// A scene beside the words, not a wall behind them.
globalStyle(`${empty} > [data-picture]`, { maxInlineSize: '22rem', blockSize: 'auto' })

export const title = style({
  margin: 0,
  ...mixins.heading(22),
})

export const words = style({ maxInlineSize: '44ch', color: vars.color.text.muted })
export const action = style({
  ...mixins.wrap(12),
  justifyContent: 'center',
  marginBlockStart: vars.space[8],
})
