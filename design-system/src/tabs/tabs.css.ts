import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The stitch runs under the tabs; the mark of the open one lies on it.
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.border.subtle} 0 8px, transparent 8px 14px)`,
  backgroundPosition: 'bottom',
  backgroundSize: '100% 2px',
  backgroundRepeat: 'no-repeat',
  // Room for the focus ring inside the scroller.
  padding: '3px',
  paddingBlockEnd: 0,
  listStyle: 'none',
  margin: 0,
})

export const tab = style({
  position: 'relative',
  ...mixins.inlineRow(8),
  flex: 'none',
  minBlockSize: '48px',
  paddingInline: vars.space[16],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text.muted,
  font: 'inherit',
  fontWeight: vars.type.weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text.default },
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  selectors: {
    // The list scrolls, and would cut a ring around the tab.
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected="true"], &[aria-current="page"]': {
      color: vars.color.brand.text,
    },
    '&[aria-selected="true"]::after, &[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[8],
      insetBlockEnd: 0,
      borderBlockEnd: `4px solid ${vars.color.brand.solid}`,
      borderRadius: vars.radius.tight,
    },
  },
})

export const panel = style({
  paddingBlockStart: vars.space[16],
  selectors: { '&[data-state="inactive"]': { display: 'none' } },
})
