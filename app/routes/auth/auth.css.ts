import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

/** A narrow ticket: the form above, the other way to sign in below the perforation. */
export const page = style({
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[32],
  '@media': { [from.tablet]: { paddingBlock: vars.space[72] } },
})

export const card = style({
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.resting,
  padding: vars.space[24],
  ...mixins.stack(24),
  '@media': { [from.tablet]: { padding: vars.space[32] } },
})

export const form = style(mixins.stack(16))

export const title = style({
  ...mixins.text(28, 'bold'),
  lineHeight: vars.type.leading.tight,
})

export const aside = style({
  ...mixins.wrap(8),
  alignItems: 'baseline',
})

export const end = style({ textAlign: 'end' })

export const demo = style({ ...mixins.stack(8), color: vars.color.text.muted })

export const account = style({
  color: vars.color.text.default,
  fontWeight: vars.type.weight.semibold,
})

/** The sign of a page that has no form: a seal above its title. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[48],
  blockSize: vars.space[48],
  borderRadius: vars.radius.pill,
  background: vars.color.brand.subtle,
  color: vars.color.brand.text,
})

export const hints = style({
  ...mixins.stack(8),
  margin: 0,
  paddingInlineStart: vars.space[24],
})
