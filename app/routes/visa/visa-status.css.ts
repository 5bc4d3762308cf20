import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const intro = style({ ...mixins.stack(16) })
export const lines = style({ ...mixins.stack(4) })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
})
export const checked = style({ ...mixins.small, color: vars.color.text.muted })
/** Below an option, as wide as its card. */
export const ofOption = style({ marginBlockStart: vars.space[8] })
/** Several, one below the other. */
export const list = style({ ...mixins.column(16), ...mixins.bareList })
/** Ways to ask, a line each. */
export const ways = style({ ...mixins.stack(8), ...mixins.bareList })
export const section = style({ marginBlockStart: vars.space[32] })
export const cell = style({ ...mixins.stack(4) })
