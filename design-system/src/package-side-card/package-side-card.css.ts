import { style } from '@vanilla-extract/css'
import { ticketShape, tornBelow } from '../flight-card/ticket.css.ts'
import { mixins, vars } from '../tokens/index.ts'

export const card = ticketShape

export const main = style({ ...mixins.stack(16), padding: vars.space[24] })

export const title = style({
  ...mixins.text(28, 'heavy'),
  lineHeight: vars.type.leading.tight,
})

export const hotels = style({ ...mixins.stack(8), listStyle: 'none', margin: 0 })

export const hotel = style({
  display: 'flex',
  gap: vars.space[8],
  fontWeight: vars.type.weight.medium,
  overflowWrap: 'anywhere',
})

export const sign = style({
  flex: 'none',
  color: vars.color.brand.text,
  paddingBlockStart: vars.space[2],
})

export const pin = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.pill,
  background: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  ...mixins.text(14, 'bold'),
  lineHeight: 1,
})

export const known = style({
  display: 'block',
  ...mixins.text(14, 'regular'),
  color: vars.color.text.muted,
})

export const facts = style({ ...mixins.wrap(16), margin: 0 })

export const term = style(mixins.small)

export const value = style({
  margin: 0,
  fontWeight: vars.type.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const stub = style([
  tornBelow,
  {
    containerType: 'inline-size',
    ...mixins.column(12),
    padding: vars.space[24],
  },
])

export const price = style({
  display: 'block',
  // A price of seven digits stays on one line at any text size.
  fontSize: `min(${vars.type.size[36]}, 17cqi)`,
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})
