import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

// The stitch runs from each step to the next; what is done is sewn through.
export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  textAlign: 'center',
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.snug,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 15,
      insetInlineStart: 'calc(50% + 22px)',
      inlineSize: 'calc(100% - 44px)',
      borderBlockStart: `2px dashed ${vars.color.border.control}`,
    },
    '&[data-state="done"]:not(:last-child)::after': {
      borderBlockStartColor: vars.color.accent.stitch,
    },
    '&[data-state="current"]': {
      color: vars.color.text.default,
      fontWeight: vars.type.weight.bold,
    },
  },
})

export const knot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.border.control}`,
  background: vars.color.surface.card,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="done"] > &': {
      borderColor: vars.color.brand.solid,
      color: vars.color.brand.text,
    },
    '[data-state="current"] > &': {
      borderColor: vars.color.brand.solid,
      background: vars.color.brand.solid,
      color: vars.color.brand.onSolid,
    },
  },
})
