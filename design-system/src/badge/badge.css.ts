import { recipe } from '@vanilla-extract/recipes'
import { mixins, vars } from '../tokens/index.ts'

const tone = (background: string, color: string) => ({ background, color })

export const badge = recipe({
  base: {
    ...mixins.inlineRow(4),
    paddingBlock: vars.space[2],
    paddingInline: '10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    ...mixins.text(14, 'semibold'),
    lineHeight: vars.type.leading.snug,
  },
  variants: {
    tone: {
      neutral: tone(vars.color.surface.sunken, vars.color.text.default),
      brand: tone(vars.color.brand.subtle, vars.color.brand.text),
      accent: tone(vars.color.accent.solid, vars.color.accent.onSolid),
      critical: tone(vars.color.critical.subtle, vars.color.critical.text),
      warning: tone(vars.color.warning.subtle, vars.color.warning.text),
      positive: tone(vars.color.positive.subtle, vars.color.positive.text),
    },
  },
})
