import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

/** A box that is a radio with words: it shows by itself that it is chosen, focused or refused. */
export const choice = style({
  ...mixins.row(12),
  minBlockSize: '64px',
  border: `1px solid ${vars.color.border.control}`,
  background: vars.color.surface.card,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.brand.subtle },
    '&:has(:checked)': {
      borderColor: vars.color.brand.solid,
      // An inner ring instead of a thicker border: nothing moves.
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.solid}`,
      background: vars.color.brand.subtle,
    },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.border.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': {
      background: vars.color.surface.sunken,
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
    '[aria-invalid="true"] &': { borderColor: vars.color.critical.border },
  },
})

export const radio = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: vars.color.brand.solid,
  outline: 'none',
  cursor: 'inherit',
})

export const name = style({ display: 'block', fontWeight: vars.type.weight.semibold })
export const detail = style({
  display: 'block',
  ...mixins.small,
  lineHeight: vars.type.leading.snug,
})
