import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

/** Around the fields that open one calendar. */
export const anchor = style({ position: 'relative', minInlineSize: 0 })
export const loading = style({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.raised,
})
