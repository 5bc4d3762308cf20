/** One country of the list (docs/specification.md, Country): what the travel forms need of it. */
export type Country = {
  /** ISO 3166 alpha-2, such as 'BD': the value sent. */
  code: string
  /** The name of the country in the language of the page. */
  name: string
  /** With the plus sign, such as '+880'. */
  dialCode: string
  /** Flag emoji; decoration, and never in a native list, where many systems cannot draw it. */
  flag?: string
}
