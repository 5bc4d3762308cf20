import { style, styleVariants } from '@vanilla-extract/css'
import { from, vars } from '@jatra/design-system/tokens'

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})

const oneStep = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] })

/** Told apart by the icon and the weight, too. */
export const step = styleVariants({
  done: [oneStep, { color: vars.color.positive.text, fontWeight: vars.type.weight.semibold }],
  ahead: [oneStep, { color: vars.color.text.muted }],
})

/** Side by side where there is room: what was sold and what it is now. */
export const change = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

export const flights = style({ paddingInlineStart: vars.space[16], margin: 0 })

export const again = style({ '@media': { print: { display: 'none' } } })
