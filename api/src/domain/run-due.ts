import type { Logger } from '@jatra/contract/observability/logging'

/** How many are done in one sweep. */
export const PER_SWEEP = 50

/**
 * Runs what is due, a page after the other, until enough were done. Those that fail each time stay the first in their
 * order; they do not count, so that they never keep others from their turn.
 * @param find up to {@link PER_SWEEP} of them in a fixed order, after the last of the page before
 * @param run answers false when it left the item as it was
 * @throws the first failure, when all have run
 */
export async function runDue<Item>(
  deps: { log: Logger },
  find: (last: Item | undefined) => Promise<Item[]>,
  about: (item: Item) => { orderId: string },
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  let done = 0
  let page: Item[] = []
  do {
    page = await find(page.at(-1))
    try {
      await runEach(deps, page, about, async (item) => {
        if ((await run(item)) !== false) done += 1
      })
    } catch (error) {
      failures.push(error)
    }
  } while (page.length === PER_SWEEP && done < PER_SWEEP)
  if (failures.length > 0) throw failures[0]
}

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
