import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

export const filter = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
})
globalStyle(`${filter} > :first-child`, { inlineSize: 'min(100%, 28rem)' })
