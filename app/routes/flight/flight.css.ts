import { style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

/** The searched journey and its countdown, always on top of what they rule. */
export const head = style({
  display: 'grid',
  gap: vars.space[16],
  marginBlock: vars.space[16],
})

export const results = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space[32] },
  },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})

export const found = style({
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.semibold,
  marginBlockEnd: vars.space[16],
})

export const answering = style({
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.semibold,
})

/** What is shown while airlines answer, until something else has come. */
export const waiting = style({
  selectors: { 'body:has([data-late]) &': { display: 'none' } },
})
