import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from, vars } from '../tokens/index.ts'

export const cards = recipe({
  base: { display: 'grid', gap: vars.space[12], gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    columns: {
      1: {},
      2: { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      3: { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    },
  },
  defaultVariants: { columns: 1 },
})

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '64px',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.card,
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
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: vars.color.brand.solid,
  outline: 'none',
  cursor: 'inherit',
})

export const words = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ display: 'block', fontWeight: vars.type.weight.semibold })
export const detail = style({
  display: 'block',
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.snug,
  color: vars.color.text.muted,
})

/** The torn-off end: a price, behind its perforation. */
export const end = style({
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px dashed ${vars.color.border.control}`,
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})
