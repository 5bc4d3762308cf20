// What a person feels in Chromium: how fast a key is answered, and whether a page moves once it is shown.
import { BUDGETS } from '../budgets.mjs'
import { openBrowser } from '../chromium.mjs'
import { measureKeystrokes } from '../keystroke.mjs'
import { measureShifts } from '../layout-shift.mjs'
import { ms } from '../report.mjs'

export async function measure(report, { sites: { product } }) {
  const browser = await openBrowser()
  try {
    const keys = await measureKeystrokes(browser, product.origin)
    for (const name of ['median', 'p95']) {
      report.add(
        `airport keystroke to painted list on a processor 4 times slower, ${name} of ${keys.count}`,
        ms(keys[name]),
        `under ${ms(BUDGETS.keystroke)}`,
        keys[name] < BUDGETS.keystroke,
      )
    }
    for (const width of [360, 1280]) {
      const { shifts, lazy } = await measureShifts(browser, product.origin, width)
      report.add(
        `pages at ${width} px whose largest content loads lazily`,
        lazy.join(', '),
        'none',
        lazy.length === 0,
      )
      for (const [page, shift] of Object.entries(shifts)) {
        const kept = shift <= BUDGETS.layoutShift
        report.add(
          `layout shift at ${width} px, ${page}`,
          shift.toFixed(4),
          BUDGETS.layoutShift,
          kept,
        )
      }
    }
  } finally {
    await browser.close()
  }
}
