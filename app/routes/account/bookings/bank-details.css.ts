import { style } from '@vanilla-extract/css'
import { vars } from '@jatra/design-system/tokens'

export const form = style({ display: 'grid', gap: vars.space[16], maxInlineSize: '28rem' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
})
