import { style } from '@vanilla-extract/css'
import { ticketOf } from '../flight-card/ticket.css.ts'
import { mixins, vars, within } from '../tokens/index.ts'

const ticket = ticketOf('600px', 'minmax(0, 1fr) minmax(15.5rem, auto)')

export const { card, layout } = ticket

export const main = style({
  ...mixins.stack(16),
  padding: vars.space[16],
  '@container': { [within.tablet]: { padding: vars.space[24] } },
})

export const name = style({
  ...mixins.heading(22),
  overflowWrap: 'anywhere',
})

export const stub = style([
  ticket.stub,
  { display: 'grid', alignContent: 'center', padding: vars.space[16] },
])

export const offer = style({ display: 'grid' })
export const offerWord = style({ fontSize: vars.type.size[14], letterSpacing: '0.06em' })
export const note = style(mixins.text(14, 'regular'))
export const price = style({
  // A price of seven digits stays on one line at any text size.
  fontSize: `min(${vars.type.size[28]}, 13cqi)`,
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})
