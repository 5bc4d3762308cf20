import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

export const note = style({ color: vars.color.text.muted })

/** A passport's data page: the picture at one side, the holder's data beside it. */
export const card = style({
  ...mixins.column(24),
  minInlineSize: 0,
  padding: vars.space[16],
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.resting,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gap: vars.space[32],
      padding: vars.space[24],
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
})

export const picture = style({
  ...mixins.stack(16),
  alignContent: 'start',
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      paddingInlineEnd: vars.space[24],
      borderInlineEnd: `2px dashed ${vars.color.accent.stitch}`,
    },
  },
})

export const face = style(mixins.row(16))

export const fields = style({ ...mixins.stack(16), minInlineSize: 0 })
export const pair = style({
  ...mixins.column(16),
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

/** Other actions of the account, below the perforation. */
export const more = style({
  ...mixins.column(24),
  paddingBlockStart: vars.space[24],
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[32] },
  },
})
export const part = style({ ...mixins.stack(12), alignContent: 'start' })

export const points = style({
  ...mixins.stack(8),
  margin: 0,
  paddingInlineStart: vars.space[24],
})

export const confirm = style({
  ...mixins.stack(16),
  maxInlineSize: '26rem',
})

export const actions = style(mixins.wrap(12))
