import { style } from '@vanilla-extract/css'
import { vars } from '@jatra/design-system/tokens'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[8],
  color: 'inherit',
  fontSize: vars.type.size[14],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
