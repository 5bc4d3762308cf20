/** Somebody to be in prototype mode, by name. */
export interface Persona<Name extends string = string> {
  name: Name
  title: string
  /** For product staff, in plain words. */
  description: string
  /** The demo account that a link to the persona signs in; null: nobody is signed in. */
  account: string | null
}
