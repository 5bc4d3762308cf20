import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const notLoaded = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.raised,
})
