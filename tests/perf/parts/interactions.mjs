// Interaction to Next Paint of walks through the pages that people work on.
import { BUDGETS, GOALS } from '../budgets.mjs'
import { openBrowser } from '../chromium.mjs'
import { measureInteractions } from '../interactions.mjs'

export async function measure(report, { sites: { product } }) {
  const browser = await openBrowser()
  try {
    const walks = await measureInteractions(browser, product.origin)
    for (const [name, { p75, slowest, slowestEvent, count }] of Object.entries(walks)) {
      report.add(
        `INP on a processor 4 times slower, ${name}, p75 of ${count} (slowest ${slowest} ms: ${slowestEvent})`,
        `${p75} ms`,
        `at most ${BUDGETS.interaction} ms`,
        p75 <= BUDGETS.interaction,
        { text: `at most ${GOALS.interaction} ms`, reached: p75 <= GOALS.interaction },
      )
    }
  } finally {
    await browser.close()
  }
}
