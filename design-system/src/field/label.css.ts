import { recipe } from '@vanilla-extract/recipes'
import { mixins, vars } from '../tokens/index.ts'

// Apart from the field's box, which is public: types of recipes stay inside the package.
export const label = recipe({
  base: {
    ...mixins.text(14, 'semibold'),
    lineHeight: vars.type.leading.snug,
    color: vars.color.text.default,
  },
  variants: {
    // A star for the eye alone: the control itself says that it is required.
    required: { true: { '::after': { content: "' *' / ''", color: vars.color.text.muted } } },
  },
})
