declare module 'spdx-satisfies' {
  /** Whether an SPDX expression is met by the licences of a list. */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean
}
