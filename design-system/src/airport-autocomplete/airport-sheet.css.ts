import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

/** Stays on top while the list scrolls under it. */
export const field = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space[16]})`,
  zIndex: 1,
  marginBlockStart: `calc(-1 * ${vars.space[16]})`,
  paddingBlock: vars.space[12],
  background: vars.color.surface.card,
})
