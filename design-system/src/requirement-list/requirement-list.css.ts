import { style } from '@vanilla-extract/css'
import { mixins, upTo, vars } from '../tokens/index.ts'

const withoutScript = (rule: object) => ({ '@media': { '(scripting: none)': rule } })

export const tabs = style({
  ...mixins.wrap(8),
  ...withoutScript({ display: 'none' }),
})

export const tab = style({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[16],
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.card,
  color: vars.color.text.default,
  font: 'inherit',
  fontWeight: vars.type.weight.semibold,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { background: vars.color.brand.subtle },
  selectors: {
    '&[aria-selected="true"]': {
      borderColor: vars.color.brand.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.solid}`,
      background: vars.color.brand.subtle,
      color: vars.color.brand.text,
    },
  },
})

export const panels = style(withoutScript({ display: 'grid', gap: vars.space[24] }))

export const panel = style({
  minInlineSize: 0,
  marginBlockStart: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '&[data-state="inactive"]': { display: 'none', ...withoutScript({ display: 'block' }) },
  },
})

export const name = style({
  ...mixins.text(18, 'bold'),
  paddingBlockEnd: vars.space[8],
  marginBlockEnd: vars.space[12],
  borderBlockEnd: `2px dashed ${vars.color.accent.stitch}`,
  overflowWrap: 'anywhere',
})

export const items = style({
  ...mixins.stack(8),
  margin: 0,
  listStyle: 'none',
  gridTemplateColumns: upTo(2, '24rem', vars.space[32]),
  columnGap: vars.space[32],
})

export const item = style({
  ...mixins.stack(8),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  lineHeight: vars.type.leading.snug,
  overflowWrap: 'anywhere',
})

export const mark = style({ color: vars.color.positive.text })
export const none = style({ color: vars.color.text.muted })
