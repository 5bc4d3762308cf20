import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: 50,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[24],
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontWeight: vars.type.weight.semibold,
  boxShadow: vars.shadow.raised,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': { print: { display: 'none' } },
})
