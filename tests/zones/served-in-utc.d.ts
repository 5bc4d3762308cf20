declare module 'virtual:served-in-utc' {
  /** HTML by the moment at which it was rendered, and the scene's name. */
  export const servedAt: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What React wrote to the server's console. */
  export const complaints: readonly string[]
  /** The server's minutes from UTC. */
  export const offset: number
}
