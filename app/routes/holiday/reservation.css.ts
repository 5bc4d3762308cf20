import { style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
