import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const autofill = style({
  ...mixins.stack(8),
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.brand.subtle,
})
export const choice = style({
  ...mixins.wrap(12),
  alignItems: 'end',
})
export const select = style({ flex: '1 1 12rem', minInlineSize: 0 })

/** Takes no room while empty. */
export const announcement = style({
  margin: 0,
  fontSize: vars.type.size[14],
  ':empty': { position: 'absolute' },
})

export const scriptless = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })
