import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../tokens/index.ts'

const tone = (color: { text: string; subtle: string; border: string }) => ({
  background: color.subtle,
  borderInlineStartColor: color.border,
})

export const alert = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: vars.space[16],
    borderStartEndRadius: vars.radius.control,
    borderEndEndRadius: vars.radius.control,
    // The stitch on the leading edge: what the eye finds first, also in forced colours.
    borderInlineStart: '4px dashed',
    color: vars.color.text.default,
  },
  variants: {
    tone: {
      critical: tone(vars.color.critical),
      warning: tone(vars.color.warning),
      positive: tone(vars.color.positive),
      info: {
        background: vars.color.brand.subtle,
        borderInlineStartColor: vars.color.brand.text,
      },
    },
  },
})

export const mark = recipe({
  base: { display: 'grid', paddingBlockStart: vars.space[2] },
  variants: {
    tone: {
      critical: { color: vars.color.critical.text },
      warning: { color: vars.color.warning.text },
      positive: { color: vars.color.positive.text },
      info: { color: vars.color.brand.text },
    },
  },
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: vars.type.weight.bold })
export const action = style({ marginBlockStart: vars.space[12] })
