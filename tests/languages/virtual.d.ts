declare module 'virtual:own-words' {
  /** Texts that the stories' sources hold, the longest first. */
  export const ownWords: readonly string[]
}
