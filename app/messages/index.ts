/** The copy of the frame that every page has. The other catalogues of this folder are imported by name. */
export { messages } from './site.ts'
