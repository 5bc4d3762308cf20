import { style } from '@vanilla-extract/css'
import { ticketShape } from '../flight-card/ticket.css.ts'
import { vars } from '../tokens/index.ts'

export const card = ticketShape

export const picture = style({ background: vars.color.surface.sunken })

export const main = style({ display: 'grid', gap: vars.space[12], padding: vars.space[24] })

// The edge that was torn off the option card.
export const edge = style({
  marginBlockStart: '-1px',
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.type.size[14],
  fontWeight: vars.type.weight.semibold,
  color: vars.color.positive.text,
})

export const name = style({
  fontSize: vars.type.size[22],
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.snug,
  overflowWrap: 'anywhere',
})

export const country = style({ color: vars.color.text.muted })
