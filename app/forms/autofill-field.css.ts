import { style } from '@vanilla-extract/css'
import { vars } from '@jatra/design-system/tokens'

export const autofill = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.brand.subtle,
})
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[12],
})
export const select = style({ flex: '1 1 12rem', minInlineSize: 0 })

/** Takes no room while empty. */
export const announcement = style({
  margin: 0,
  fontSize: vars.type.size[14],
  ':empty': { position: 'absolute' },
})

export const scriptless = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })
