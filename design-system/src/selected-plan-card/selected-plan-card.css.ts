import { style } from '@vanilla-extract/css'
import { ticketShape } from '../flight-card/ticket.css.ts'
import { mixins, vars } from '../tokens/index.ts'

export const card = ticketShape

export const picture = style({ background: vars.color.surface.sunken })

export const main = style({ ...mixins.stack(12), padding: vars.space[24] })

// The edge that was torn off the option card.
export const edge = style({
  marginBlockStart: '-1px',
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
})

export const label = style({
  ...mixins.row(4),
  ...mixins.text(14, 'semibold'),
  color: vars.color.positive.text,
})

export const name = style({
  ...mixins.heading(22),
  overflowWrap: 'anywhere',
})

export const country = style({ color: vars.color.text.muted })
