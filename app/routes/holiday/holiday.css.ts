import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

/** Filters beside the list; above it on a phone. */
export const results = style({
  ...mixins.column(24),
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
  ...mixins.text(18, 'semibold'),
  marginBlockEnd: vars.space[16],
})

export const list = style({
  ...mixins.column(16),
  ...mixins.bareList,
})

export const pages = style({
  ...mixins.wrap(12),
  justifyContent: 'center',
  marginBlockStart: vars.space[32],
})

export const failed = style({ marginBlockStart: vars.space[24] })
