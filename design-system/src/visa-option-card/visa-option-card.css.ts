import { style } from '@vanilla-extract/css'
import { ticketShape, tornEndFrom } from '../flight-card/ticket.css.ts'
import { vars, within } from '../tokens/index.ts'

export const card = style([ticketShape, { containerType: 'inline-size' }])

export const layout = style({
  display: 'grid',
  '@container': {
    [within.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(15.5rem, auto)' },
  },
})

export const main = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[16],
  '@container': { [within.tablet]: { padding: vars.space[24] } },
})

export const name = style({
  fontSize: vars.type.size[22],
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.snug,
  overflowWrap: 'anywhere',
})

export const stub = style([
  tornEndFrom('600px'),
  { display: 'grid', alignContent: 'center', padding: vars.space[16] },
])

export const offer = style({ display: 'grid' })
export const offerWord = style({ fontSize: vars.type.size[14], letterSpacing: '0.06em' })
export const note = style({ fontSize: vars.type.size[14], fontWeight: vars.type.weight.regular })
export const price = style({
  // A price of seven digits stays on one line at any text size.
  fontSize: `min(${vars.type.size[28]}, 13cqi)`,
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})
