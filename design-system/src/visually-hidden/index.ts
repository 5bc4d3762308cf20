export { VisuallyHidden } from './visually-hidden.tsx'
export { hidden as visuallyHiddenClass } from './visually-hidden.css.ts'
