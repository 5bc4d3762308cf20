import { style } from '@vanilla-extract/css'
import { ticketOf } from '../flight-card/ticket.css.ts'
import { mixins, vars } from '../tokens/index.ts'

// Room for its text, not the screen, says where the stub stands: at twice the text size a laptop has little.
const room = '30rem'
const wide = `(min-width: ${room})`

const ticket = ticketOf(room, 'minmax(0, 1fr) minmax(180px, auto)')

export const { card, layout } = ticket

export const main = style({ padding: vars.space[16], ...mixins.stack(12) })

export const plan = style({
  margin: 0,
  ...mixins.heading(22),
  overflowWrap: 'anywhere',
})

export const facts = style({
  ...mixins.lines(24, 8),
  margin: 0,
})

export const term = style(mixins.small)
export const value = style({
  margin: 0,
  fontWeight: vars.type.weight.semibold,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

/** The badge, and what it means for this booking. */
export const state = style({
  ...mixins.lines(12, 4),
  alignItems: 'center',
})

export const stub = style([
  ticket.stub,
  {
    ...mixins.wrappingRow(8),
    justifyContent: 'space-between',
    padding: vars.space[16],
    '@container': {
      [wide]: {
        flexDirection: 'column',
        alignItems: 'flex-end',
        justifyContent: 'center',
        textAlign: 'end',
      },
    },
  },
])

export const price = style(mixins.figures(28))

export const rating = style({
  ...mixins.inlineRow(4),
  ...mixins.small,
})
