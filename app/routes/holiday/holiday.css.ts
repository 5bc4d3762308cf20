import { style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

/** Filters beside the list; above it on a phone. */
export const results = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBlockStart: vars.space[24],
  '@media': {
    [from.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space[32] },
  },
})

export const found = style({
  minInlineSize: 0,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  // A list that became shorter than the filters stays in view beside them.
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
})

export const count = style({
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.semibold,
  marginBlockEnd: vars.space[16],
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[32],
})

export const failed = style({ marginBlockStart: vars.space[24] })
