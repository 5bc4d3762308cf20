// What Lighthouse says of every public page on a phone with a slow link.
import { GOALS, LIGHTHOUSE } from '../budgets.mjs'
import { CATEGORIES, openLighthouse } from '../lighthouse.mjs'
import { publicPages } from '../lighthouse-pages.mjs'
import { openSlowBrowser } from '../slow-browser.mjs'

const seconds = (time) => `${(time / 1000).toFixed(2)} s`
/** The times of a page, and how each is written. */
const TIMES = [
  ['lcp', 'LCP', seconds],
  ['tbt', 'TBT', (time) => `${time.toFixed(0)} ms`],
  ['cls', 'CLS', (shift) => shift.toFixed(4)],
  ['slowLcp', 'LCP on slow 3G, as Lighthouse reckons it', seconds],
  ['slowPaint', 'LCP on slow 3G, in a browser on such a link', seconds],
]

export async function measure(report, { options, sites: { product } }) {
  const pages = await publicPages(product.origin)
  const names = options.pages?.split(',') ?? Object.keys(pages)
  const unknown = names.filter((name) => !pages[name])
  if (unknown.length > 0)
    throw new Error(`no page ${unknown.join(', ')}; there are ${Object.keys(pages).join(', ')}`)
  const runs = Number(options.runs)
  const lighthouse = await openLighthouse()
  const slow = await openSlowBrowser()
  try {
    for (const name of names) {
      const { address, skipAudits } = pages[name]
      const left = skipAudits ? `, without ${skipAudits.join(', ')}` : ''
      const what = `lighthouse ${name}, median of ${runs}${left}`
      const { medians, failed } = await lighthouse.audit(address, { runs, skipAudits })
      const slowPaint = await slow.largestPaint(address, runs)
      addRows(report, what, { medians: { ...medians, slowPaint }, failed })
    }
  } finally {
    lighthouse.close()
    await slow.close()
  }
}

function addRows(report, what, { medians: measured, failed }) {
  const scores = (of) => CATEGORIES.map((name) => of[name]).join(' ')
  report.add(
    `${what}: ${CATEGORIES.join(', ')}${failed.length > 0 ? ` (failed: ${failed.join(', ')})` : ''}`,
    scores(measured),
    `at least ${scores(LIGHTHOUSE)}`,
    CATEGORIES.every((name) => measured[name] >= LIGHTHOUSE[name]),
    { text: scores(GOALS), reached: CATEGORIES.every((name) => measured[name] >= GOALS[name]) },
  )
  for (const [name, title, written] of TIMES) {
    report.add(
      `${what}: ${title}`,
      written(measured[name]),
      `at most ${written(LIGHTHOUSE[name])}`,
      measured[name] <= LIGHTHOUSE[name],
      { text: written(GOALS[name]), reached: measured[name] <= GOALS[name] },
    )
  }
}
