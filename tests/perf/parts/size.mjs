// What a browser loads at first: the design system's entries, and each public page against an empty page.
import { FIRST_LOAD, GOALS, IN_BANGLA } from '../budgets.mjs'
import { firstFonts } from '../first-fonts.mjs'
import { measureLanguages, measurePages } from '../first-load-pages.mjs'
import { kB } from '../report.mjs'
import { measureBudgets, measureEntries, outgrown, writtenSizes } from '../sizes.mjs'

export async function measure(report, { sites }) {
  await measureDesignSystem(report)
  await measureFirstLoads(report, sites)
  await measureBangla(report, sites.product)
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

async function measureFirstLoads(report, { product, empty }) {
  for (const { page, js, emptyJs, scripts, css, styles } of await measurePages(product, empty)) {
    const { ratio: most, files, css: mostCss } = FIRST_LOAD
    const budget = most[page] ?? most.others
    const wanted = page === 'home' ? GOALS.homeScripts : GOALS.pageScripts
    const ratio = js / emptyJs
    report.add(
      `${page}, JS of the first load (${kB(js)}, an empty page ${kB(emptyJs)})`,
      `${ratio.toFixed(2)} x`,
      `${budget} x`,
      ratio <= budget,
      { text: `${wanted} x`, reached: ratio <= wanted },
    )
    report.add(`${page}, files of scripts`, scripts, `at most ${files}`, scripts <= files, {
      text: `at most ${GOALS.scriptFiles}`,
      reached: scripts <= GOALS.scriptFiles,
    })
    report.add(`${page}, files of styles`, styles, 1, styles === 1)
    report.add(`${page}, CSS`, kB(css), kB(mostCss), css <= mostCss)
  }
}

/** Readers of Bangla should not wait longer than readers of English. */
async function measureBangla(report, product) {
  const { english, bangla } = await measureLanguages(product)
  report.add(
    `home in Bangla, JS and CSS of the first load (${kB(bangla)}, in English ${kB(english)})`,
    `${(bangla / english).toFixed(3)} x`,
    `${IN_BANGLA.ratio} x`,
    bangla <= IN_BANGLA.ratio * english,
  )
  const fonts = await firstFonts(`${product.origin}/bn`)
  report.add(
    `home in Bangla, fonts for Bangla (${fonts.bangla.files} files; of ${kB(fonts.all.bytes)} in all)`,
    kB(fonts.bangla.bytes),
    kB(IN_BANGLA.fonts),
    fonts.bangla.bytes <= IN_BANGLA.fonts,
  )
  for (const path of ['/', '/about']) {
    const { bangla: letters } = await firstFonts(product.origin + path)
    report.add(
      `${path} in English, fonts for Bangla`,
      `${letters.files} files`,
      'none',
      letters.files === 0,
    )
  }
}
