import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const elsewhere = style(mixins.stack(16))

/** The word between two stitches. */
export const or = style({
  ...mixins.stack(12),
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  color: vars.color.text.muted,
})

/** A lettered tile. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  borderRadius: vars.radius.control,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  // A picture, not a word: the letter stays in its tile at any text size.
  fontSize: `min(${vars.type.size[16]}, 18px)`,
  fontWeight: vars.type.weight.bold,
})

export const head = style({ ...mixins.stack(12), justifyItems: 'start' })

const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[48],
  blockSize: vars.space[48],
  borderRadius: vars.radius.pill,
})

/** Colour goes with the icon and the words, never alone. */
export const done = style([
  round,
  { background: vars.color.positive.subtle, color: vars.color.positive.text },
])
export const undone = style([
  round,
  { background: vars.color.warning.subtle, color: vars.color.warning.text },
])
