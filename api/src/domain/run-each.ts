import type { Logger } from '@jatra/contract/observability/logging'

/**
 * Runs each one after the other, also after one has failed: a single order that we cannot work on must not keep the
 * money of all others.
 * @param about what the log says of one that fails
 * @throws the first failure, when all have run
 */
export async function runEach<Item>(
  { log }: { log: Logger },
  items: readonly Item[],
  about: (item: Item) => { step: string } | { orderId: string },
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await run(item)
    } catch (error) {
      log.error('sweep_failed', { ...about(item), error })
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
