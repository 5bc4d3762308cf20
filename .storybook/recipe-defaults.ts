import { button } from '../design-system/src/button/button.css.ts'
import { Button, ButtonLink, IconButton } from '../design-system/src/button/index.ts'
import { Grid, Inline, Stack } from '../design-system/src/stack/index.ts'
import { grid, inline, stack } from '../design-system/src/stack/stack.css.ts'

type Variants = Readonly<Record<string, Readonly<Record<string | number, string>>>>

/** A recipe of vanilla-extract: its classes, and those of each variant. */
interface Recipe {
  (): string
  classNames: { variants: Variants }
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { defaultValue: { value: string } | null }> }
}

/** Components whose styles are a recipe with defaults. */
const recipes: readonly (readonly [component: object, recipe: Recipe])[] = [
  [Button, button],
  [ButtonLink, button],
  [IconButton, button],
  [Stack, stack],
  [Inline, inline],
  [Grid, grid],
]

/** Puts the defaults of recipes into the tables of props: types and parameters do not have them. */
export function documentRecipes(): void {
  for (const [component, recipe] of recipes) {
    const { props = {} } = (component as Documented).__docgenInfo ?? {}
    const classes = new Set(recipe().split(' '))
    for (const [name, options] of Object.entries(recipe.classNames.variants)) {
      const chosen = Object.entries(options).find(([, one]) =>
        one.split(' ').every((each) => classes.has(each)),
      )
      const prop = props[name]
      if (chosen && prop) prop.defaultValue ??= { value: chosen[0] }
    }
  }
}
