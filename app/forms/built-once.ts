/** Builds when it is first asked for, and never again. */
export function builtOnce<T extends object>(build: () => T): () => T {
  let built: T | undefined
  return () => (built ??= build())
}
