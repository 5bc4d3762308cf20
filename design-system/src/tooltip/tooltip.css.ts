import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const tip = style({
  zIndex: 60,
  maxInlineSize: 'min(18rem, calc(100vw - 16px))',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  // Seen in forced colours alone.
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  boxShadow: vars.shadow.raised,
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.snug,
  overflowWrap: 'anywhere',
})
