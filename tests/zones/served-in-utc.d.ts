declare module 'virtual:served-in-utc' {
  import type { ZONES } from './moments.mjs'

  export const zone: (typeof ZONES)[number]
  /** HTML by the scene's name. */
  export const served: Readonly<Record<string, string>>
  /** What React wrote to the server's console. */
  export const complaints: readonly string[]
  /** The server's minutes from UTC. */
  export const offset: number
}
