import { styleVariants } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

const tone = (name: 'positive' | 'warning' | 'critical') => ({
  ...mixins.inlineRow(8),
  ...mixins.text(14, 'bold'),
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.pill,
  background: vars.color[name].subtle,
  color: vars.color[name].text,
})

export const badges = styleVariants({
  positive: tone('positive'),
  warning: tone('warning'),
  critical: tone('critical'),
})
