import { style } from '@vanilla-extract/css'
import { choice as card } from '../radio-cards/choice.css.ts'
import { mixins, upTo, vars } from '../tokens/index.ts'

export {
  detail,
  error,
  group,
  legend,
  name,
  radio,
} from '../payment-options/payment-options.css.ts'

export const choices = style({
  ...mixins.stack(12),
  marginBlockStart: vars.space[12],
  gridTemplateColumns: upTo(2, '18rem', vars.space[12]),
})

export const choice = style([card, { padding: vars.space[16], borderRadius: vars.radius.control }])

export const words = style({ flex: 1, minInlineSize: 0 })

export const office = style({
  display: 'block',
  fontSize: vars.type.size[14],
  overflowWrap: 'anywhere',
})

export const charge = style({
  display: 'inline-block',
  marginBlockStart: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.color.accent.subtle,
  color: vars.color.text.default,
  ...mixins.text(14, 'semibold'),
  fontVariantNumeric: 'tabular-nums',
})

export const sign = style({ color: vars.color.brand.text })

/** What pick-up asks for. Shown by the radio itself, so that it needs no script. */
export const details = style({
  display: 'none',
  ...mixins.bareGroup,
  minInlineSize: 0,
  paddingBlockStart: vars.space[16],
  marginBlockStart: vars.space[16],
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  gap: vars.space[16],
  selectors: { 'fieldset:has(input[value="pickUp"]:checked) > &': { display: 'grid' } },
  gridTemplateColumns: upTo(2, '17rem', vars.space[16]),
})
