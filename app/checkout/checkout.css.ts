import { globalStyle, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

/** A stamp for what is bought, next to what can be done with it. */
export const head = style({
  ...mixins.lines(24, 12),
  alignItems: 'center',
  marginBlock: `${vars.space[16]} ${vars.space[24]}`,
  overflowWrap: 'anywhere',
})

export const picture = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '8rem',
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  border: `2px dashed ${vars.color.accent.stitch}`,
  background: vars.color.surface.sunken,
})
globalStyle(`${picture} > img`, {
  ...mixins.cover,
})

export const name = style(mixins.text(18, 'semibold'))
export const note = style({ color: vars.color.text.muted })

/** The form, with the price beside it. */
export const form = style({
  ...mixins.column(24),
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[32] },
  },
})

export const steps = style({ ...mixins.stack(24), minInlineSize: 0 })

/** Stays in view while the form scrolls. */
export const aside = style({
  ...mixins.stack(24),
  minInlineSize: 0,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
})
