import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { popupClass } from '../overlay-stack/index.ts'
import { vars } from '../tokens/index.ts'

/** At most 300 px high, like every menu (docs/specification.md, Widget defaults). */
export const menu = style([
  popupClass,
  {
    minInlineSize: `min(12rem, 100vw - ${vars.space[16]})`,
    maxBlockSize: '300px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[8],
  },
])

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.text.default,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    ':focus': {
      background: vars.color.brand.subtle,
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '-2px',
    },
    selectors: {
      '&[aria-disabled="true"]': { color: vars.color.text.muted, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: { default: {}, critical: { color: vars.color.critical.text } },
  },
  defaultVariants: { tone: 'default' },
})

/** A stitch between groups of items. */
export const apart = style({
  margin: vars.space[8],
  borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
})
