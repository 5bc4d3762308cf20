import { recipe } from '@vanilla-extract/recipes'
import { mixins, vars } from '../tokens/index.ts'

export const link = recipe({
  base: {
    color: vars.color.brand.text,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.tight,
    fontWeight: vars.type.weight.medium,
    ':hover': { textDecorationThickness: '2px' },
  },
  variants: {
    tone: {
      brand: {},
      inherit: { color: 'inherit', fontWeight: 'inherit' },
    },
    standalone: {
      true: {
        ...mixins.inlineRow(4),
        minBlockSize: vars.size.touch,
        textDecorationLine: 'none',
        ':hover': { textDecorationLine: 'underline' },
      },
    },
  },
})
