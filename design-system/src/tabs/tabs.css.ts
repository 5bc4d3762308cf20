import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `2px dashed ${vars.color.border.subtle}`,
  // Room for the focus ring inside the scroller.
  padding: '3px',
  paddingBlockEnd: 0,
  listStyle: 'none',
  margin: 0,
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  minBlockSize: '48px',
  paddingInline: vars.space[16],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
  marginBlockEnd: '-2px',
  background: 'transparent',
  color: vars.color.text.muted,
  font: 'inherit',
  fontWeight: vars.type.weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text.default },
  ':disabled': { cursor: 'not-allowed' },
  selectors: {
    '&[aria-selected="true"], &[aria-current="page"]': {
      color: vars.color.brand.text,
      borderBlockEndColor: vars.color.brand.solid,
    },
  },
})

export const panel = style({ paddingBlockStart: vars.space[16] })
