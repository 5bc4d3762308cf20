import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { mixins, vars } from '../tokens/index.ts'

/** At most 300 px high, like every menu (docs/specification.md, Widget defaults). */
export const menu = style({
  zIndex: 60,
  minInlineSize: `min(12rem, 100vw - ${vars.space[16]})`,
  maxInlineSize: `calc(100vw - ${vars.space[16]})`,
  maxBlockSize: 'min(300px, var(--radix-dropdown-menu-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[8],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  color: vars.color.text.default,
  boxShadow: vars.shadow.raised,
})

export const item = recipe({
  base: {
    ...mixins.row(12),
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.text.default,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-highlighted]': {
        background: vars.color.brand.subtle,
        outline: `2px solid ${vars.color.border.focus}`,
        outlineOffset: '-2px',
      },
      '&[data-disabled]': { color: vars.color.text.muted, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: { default: {}, critical: { color: vars.color.critical.text } },
  },
})

/** A stitch between groups of items. */
export const apart = style({
  margin: vars.space[8],
  borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
})
