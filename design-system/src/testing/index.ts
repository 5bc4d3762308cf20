export { fieldSuite } from './field-suite.tsx'
export { renderInForm } from './form.tsx'
export { serveAndHydrate } from './hydrate.tsx'
export { modalSuite } from './modal-suite.tsx'
