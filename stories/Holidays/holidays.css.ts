import { style } from '@vanilla-extract/css'
import { from, vars } from '../../design-system/src/tokens/index.ts'

export const sheet = style({
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  '@media': { [from.tablet]: { padding: vars.space[24] } },
})
