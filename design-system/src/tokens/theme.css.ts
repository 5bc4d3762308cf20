import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark } from './dark.ts'
import { light } from './light.ts'

/** The theme contract: one CSS custom property per token, `--jatra-color-surface-page` and so on. */
export const vars = createGlobalThemeContract(light, (_value, path) => `jatra-${path.join('-')}`)

// Light is the default; dark follows the system unless the page says which one it wants. Paper is
// always light: ink on a printed ticket would be wasted on a dark ground.
globalStyle(':root, [data-theme="light"]', { vars: assignVars(vars, light), colorScheme: 'light' })
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(vars, dark), colorScheme: 'dark' } },
})
globalStyle(':root:not([data-theme])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      vars: assignVars(vars, dark),
      colorScheme: 'dark',
    },
  },
})
