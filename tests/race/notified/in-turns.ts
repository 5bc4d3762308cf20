const AT_ONCE = 24

/** Acts on each, so many at once, until all are done. */
export async function inTurns<One>(
  all: readonly One[],
  act: (one: One, at: number) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<void> {
  const queue = all.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [at, one] of queue) await act(one, at)
    }),
  )
}
