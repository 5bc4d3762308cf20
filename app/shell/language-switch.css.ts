import { style } from '@vanilla-extract/css'
import { vars } from '@jatra/design-system/tokens'
import { NAMES_FONT } from './shell.css.ts'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[8],
  color: 'inherit',
  fontFamily: NAMES_FONT,
  fontSize: vars.type.size[14],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
