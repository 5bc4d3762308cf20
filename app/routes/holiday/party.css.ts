import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const form = style({
  ...mixins.stack(12),
  paddingBlockStart: vars.space[16],
  borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
})

export const title = style(mixins.text(18, 'bold'))

export const counts = style({
  ...mixins.stack(12),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
})

export const answer = style({ overflowWrap: 'anywhere' })
