import { style } from '@vanilla-extract/css'
import { list, tab } from '../tabs/tabs.css.ts'
import { from, vars } from '../tokens/index.ts'

// Columns on a desktop, and wherever no script could open a tab.
const columns = (rule: object) => ({
  '@media': { [from.desktop]: rule, '(scripting: none)': rule },
})

export const tabs = style([list, columns({ display: 'none' })])
export { tab }

export const panels = style({
  paddingBlockStart: vars.space[16],
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space[24],
      paddingBlockStart: 0,
    },
    '(scripting: none)': { display: 'grid', gap: vars.space[24] },
  },
})

export const panel = style({
  minInlineSize: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '&:not([data-open])': { display: 'none', ...columns({ display: 'block' }) },
    '&[data-chosen]': columns({
      borderColor: vars.color.brand.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.solid}`,
    }),
  },
})

export const name = style([
  {
    display: 'none',
    fontSize: vars.type.size[18],
    fontWeight: vars.type.weight.bold,
    paddingBlockEnd: vars.space[8],
    marginBlockEnd: vars.space[12],
    borderBlockEnd: `2px dashed ${vars.color.accent.stitch}`,
    overflowWrap: 'anywhere',
  },
  columns({ display: 'block' }),
])

export const items = style({ display: 'grid', gap: vars.space[8], margin: 0, listStyle: 'none' })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  lineHeight: vars.type.leading.snug,
  overflowWrap: 'anywhere',
})

export const mark = style({ color: vars.color.positive.text })
export const none = style({ color: vars.color.text.muted })
