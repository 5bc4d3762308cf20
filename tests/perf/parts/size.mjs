// What a browser loads at first: the design system's entries, and the home page against an empty page.
import { join } from 'node:path'
import { BUDGETS } from '../budgets.mjs'
import { firstLoad } from '../first-load.mjs'
import { kB } from '../report.mjs'
import { measureBudgets, measureEntries, outgrown, writtenSizes } from '../sizes.mjs'

export async function measure(report, { sites }) {
  await measureDesignSystem(report)
  await measureHome(report, sites)
}

async function measureDesignSystem(report) {
  for (const { name, js, css, budget } of await measureBudgets()) {
    report.add(`${name}, JS`, kB(js), kB(budget.js), js <= budget.js)
    if (budget.css) report.add(`${name}, CSS`, kB(css), kB(budget.css), css <= budget.css)
  }
  const grown = outgrown(writtenSizes(), await measureEntries())
  report.add(
    `entries of the design system against their docs (node tests/perf/sizes.mjs writes them anew)`,
    grown.join('; ') || 'none has grown',
    `a tenth`,
    grown.length === 0,
  )
}

async function measureHome(report, { product, empty }) {
  const load = async ({ folder, origin }) =>
    firstLoad(join(folder, 'build', 'client'), await (await fetch(origin)).text())
  const [ours, peer] = [await load(product), await load(empty)]
  const ratio = ours.js / peer.js
  report.add(
    `home page, JS of the first load (${kB(ours.js)}, an empty page ${kB(peer.js)})`,
    `${ratio.toFixed(2)} x`,
    `${BUDGETS.homeScripts} x`,
    ratio <= BUDGETS.homeScripts,
  )
  const { homeStyles } = BUDGETS
  report.add('home page, CSS', kB(ours.css), kB(homeStyles), ours.css <= homeStyles)
}
