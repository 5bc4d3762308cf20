import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const frame = style({ ...mixins.stack(4), minInlineSize: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minBlockSize: vars.size.touch,
  paddingBlock: '10px',
  lineHeight: vars.type.leading.body,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
})

export const box = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: vars.color.brand.solid,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid="true"]': {
      outline: `2px solid ${vars.color.critical.border}`,
      outlineOffset: '1px',
    },
  },
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

/** Under the words, not under the box. */
export const messages = style({
  ...mixins.stack(4),
  paddingInlineStart: `calc(1.5rem + ${vars.space[12]})`,
})
