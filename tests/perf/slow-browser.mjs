// The largest paint in a browser whose link is as slow as slow 3G. Lighthouse reckons that from a fast load, and counts
// each file that came before the paint there, also letters that a browser on a slow link does not wait for.
/* global PerformanceObserver */
import { openBrowser } from './chromium.mjs'
import { median } from './load.mjs'

/** 400 ms, 400 kbit/s. */
const LINK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const TIMES_SLOWER = 4

/**
 * @returns {Promise<{ largestPaint: (address: string, runs: number) => Promise<number>, close: () => Promise<void> }>}
 *   milliseconds, median of the runs, each as a first visit
 */
export async function openSlowBrowser() {
  const browser = await openBrowser()

  async function visit(address) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
    await page.goto(address, { waitUntil: 'networkidle' })
    const time = await page.evaluate(largestPaint)
    await context.close()
    return time
  }

  return {
    async largestPaint(address, runs) {
      const times = []
      for (let count = 0; count < runs; count++) times.push(await visit(address))
      return median(times)
    },
    close: () => browser.close(),
  }
}

/** Runs in the page. */
function largestPaint() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}
