import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const notLoaded = style({
  ...mixins.wrappingRow(12),
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.raised,
})
