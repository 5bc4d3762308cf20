import './global.css.ts'

export { vars } from './theme.css.ts'
export { light, type Theme } from './light.ts'
export { dark } from './dark.ts'
export { from, upTo, within } from './breakpoints.ts'
export { scripted } from './scripting.css.ts'
export * as mixins from './mixins.ts'
