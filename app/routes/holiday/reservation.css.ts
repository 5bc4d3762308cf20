import { style } from '@vanilla-extract/css'
import { from, mixins } from '@jatra/design-system/tokens'

export const fields = style({
  ...mixins.column(16),
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
