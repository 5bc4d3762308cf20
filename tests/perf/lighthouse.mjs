// Lighthouse, installed aside at a pinned version: a phone whose processor is four times slower, on a simulated link.
// Not Lighthouse 13: in the Chromium of the tests (147) it gets ERR_ABORTED for every page with a Referrer-Policy.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserArgs, browserPath } from '../../scripts/browser.mjs'
import { root } from '../../scripts/project.mjs'
import { installAside } from './install-aside.mjs'
import { median } from './load.mjs'

const VERSIONS = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' }
const HOME = join(root, '.cache', 'lighthouse')
/** Lighthouse's own default is the slow 4G: 150 ms, 1,638 kbit/s. */
const SLOW_3G = { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 4 }

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * @returns {Promise<{ audit: (address: string, options: { runs: number, skipAudits?: string[] }) =>
 *   Promise<{ medians: Record<string, number>, failed: string[] }>, close: () => void }>} medians of the runs: of each
 *   category the score, 0 to 100, `lcp` and `tbt` on slow 4G and `slowLcp` on slow 3G in milliseconds, and `cls`; ids of
 *   the audits that failed outside of performance
 */
export async function openLighthouse() {
  installAside(HOME, VERSIONS)
  const { default: lighthouse } = await load('lighthouse/core/index.js')
  const lcp = await load('lighthouse/core/computed/metrics/largest-contentful-paint.js')
  const { launch } = await load('chrome-launcher/dist/index.js')
  const chrome = await launch({
    chromePath: await browserPath(),
    chromeFlags: [...browserArgs, '--headless'],
  })

  async function run(address, skipAudits) {
    const flags = { port: chrome.port, logLevel: 'error', ignoreStatusCode: true }
    const config = {
      extends: 'lighthouse:default',
      settings: { onlyCategories: CATEGORIES, skipAudits },
    }
    const { lhr, artifacts } = await lighthouse(address, flags, config)
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    const scores = CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)])
    const value = (audit) => lhr.audits[audit].numericValue
    const failed = CATEGORIES.slice(1).flatMap((name) =>
      lhr.categories[name].auditRefs.flatMap(({ id, weight }) =>
        weight > 0 && lhr.audits[id].score === 0 ? [id] : [],
      ),
    )
    const values = {
      ...Object.fromEntries(scores),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      slowLcp: await slowPaint(artifacts),
    }
    return { values, failed }
  }

  /** The same load of the page, simulated on the slower link. */
  async function slowPaint({ Trace, DevtoolsLog, GatherContext, URL, SourceMaps, settings }) {
    const { timing } = await lcp.LargestContentfulPaint.request(
      {
        ...{ trace: Trace, devtoolsLog: DevtoolsLog, gatherContext: GatherContext },
        ...{ URL, SourceMaps, simulator: null },
        settings: { ...settings, throttling: SLOW_3G },
      },
      { computedCache: new Map() },
    )
    return timing
  }

  return {
    async audit(address, { runs, skipAudits = [] }) {
      const all = []
      for (let count = 0; count < runs; count++) all.push(await run(address, skipAudits))
      const medians = Object.keys(all[0].values).map((name) => [
        name,
        median(all.map(({ values }) => values[name])),
      ])
      const failed = new Set(all.flatMap((one) => one.failed))
      return { medians: Object.fromEntries(medians), failed: [...failed] }
    },
    close: () => chrome.kill(),
  }
}

const load = (file) => import(pathToFileURL(join(HOME, 'node_modules', file)).href)
