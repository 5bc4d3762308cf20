import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const group = style({ ...mixins.bareGroup, minInlineSize: 0 })

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[4],
  ...mixins.text(14, 'semibold'),
})

export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const option = style({
  position: 'relative',
  ...mixins.inlineRow(8),
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[16],
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  fontWeight: vars.type.weight.semibold,
  cursor: 'pointer',
  // Three short options stay on one line in a dialog on a phone.
  '@media': { '(max-width: 399.98px)': { paddingInline: vars.space[8] } },
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:has(:checked)': {
      background: vars.color.surface.card,
      borderColor: vars.color.brand.solid,
      color: vars.color.brand.text,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { cursor: 'not-allowed', textDecoration: 'line-through' },
  },
})

// Covers its option: the browser's own hit area, and what a screen reader touches.
export const radio = style({
  ...mixins.cover,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
