/** What every page stands in. The other catalogues of this folder are imported by name. */
export { messages } from './site.ts'
