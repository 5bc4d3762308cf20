// `npm run bench`: measures the product against its budgets, prints them in one table, and fails when one is broken.
//   node scripts/bench.mjs [size|speed|browser|search|uploads|bookings ...]     only those; all of them without a name
//   node scripts/bench.mjs soak [--minutes=10]                         never without its name, because it takes long
//   node scripts/bench.mjs --json                                      the table as JSON, and nothing else on stdout
// Speed is a ratio to an empty page of the same versions, measured in turns in the same run: what else the machine
// does weighs on both.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './project.mjs'

install()
// From here on packages are there.
const { buildSites } = await import('../tests/perf/build.mjs')
const { startSite } = await import('../tests/perf/site.mjs')
const { firstLoad } = await import('../tests/perf/first-load.mjs')
const { compareSpeed } = await import('../tests/perf/load.mjs')
const { measureGrowth } = await import('../tests/perf/memory.mjs')
const { fillPackages, openPackageList } = await import('../tests/perf/package-list.mjs')
const { openResults } = await import('../tests/perf/results-page.mjs')

/** Packages of the list whose speed counts. */
const PACKAGES = 200

const PARTS = ['size', 'speed', 'browser', 'search', 'uploads', 'bookings', 'soak']
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
})
for (const name of wanted) {
  if (!PARTS.includes(name)) {
    console.error(`There is no ${name}; there are: ${PARTS.join(', ')}`)
    process.exit(2)
  }
}
const asked = (part) => wanted.length === 0 || wanted.includes(part)

/** What browsers take: compressed answers are kept as such. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const BUDGETS = {
  /** Times the JavaScript of an empty page. */
  homeScripts: 1.5,
  /** Bytes gzipped. */
  homeStyles: 12_000,
  /** Times the requests per second of an empty page. */
  resultsSpeed: 0.25,
  /** Times those of `/healthz`, which passes through the same site without a page: kept pages (docs/decisions/134). */
  keptSpeed: 0.4,
  /** Milliseconds. */
  keystroke: 50,
  airportSearch: 5,
  layoutShift: 0,
  /** Bytes: of the server while 20 pictures of 10 MB come at once, what they add to it, and of the pictures' process. */
  uploadsPeak: 400 * 1024 * 1024,
  uploadsGrowth: 200 * 1024 * 1024,
  uploadsPictures: 400 * 1024 * 1024,
  /** Milliseconds from a flight's payment to its ticket, of which the simulated airline takes 2,000. */
  ticketed: 5_000,
  /** Of the heap from the third minute of a soak to its end, and the slowest hundredth of its answers. */
  soakGrowth: 0.05,
  soakP99: 500,
}

/** What was measured: a row of the table each. */
const rows = []
function report(measure, value, budget, holds) {
  rows.push({ measure, value: String(value), budget: String(budget), kept: holds })
}
/** What has no budget and is good to know. */
function note(measure, value) {
  rows.push({ measure, value, budget: '', kept: true })
}
/** Measures one part, and says in one line what it does and how long it took. */
async function part(name, measure) {
  const began = Date.now()
  await measure()
  console.error(`${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`)
}
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const MiB = (bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
const ms = (time) => `${time.toFixed(1)} ms`

if (asked('search')) await part('search', measureSearch)
if (asked('size')) await part('size of the design system', measureEntrySizes)
if (asked('size') || asked('speed') || asked('browser')) await part('sites', measureSites)
if (asked('uploads')) await part('uploads', measureUploading)
if (asked('bookings')) await part('bookings', measureBooking)
if (wanted.includes('soak')) await part('soak', () => measureSoaking(Number(options.minutes)))

const broken = rows.filter(({ kept }) => !kept).length
if (options.json) console.log(JSON.stringify(rows, null, 2))
else {
  console.log(table(rows))
  console.log(broken === 0 ? 'Every budget is kept.' : `${broken} budgets are broken.`)
}
process.exit(broken === 0 ? 0 : 1)

/** Columns as wide as what stands in them. */
function table(lines) {
  const cells = [
    ['', 'measured', 'budget', 'what'],
    ...lines.map(({ measure, value, budget, kept }) => [
      kept ? 'ok' : 'BROKEN',
      value,
      budget,
      measure,
    ]),
  ]
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((line) => line[at].length)))
  return cells
    .map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n')
}

async function measureSearch() {
  const { measureAirportSearch } = await import('../tests/perf/airport-search.mjs')
  const { p50, p99, count } = measureAirportSearch()
  report(
    `airport search, p99 of ${count} texts (median ${ms(p50)})`,
    ms(p99),
    `under ${ms(BUDGETS.airportSearch)}`,
    p99 < BUDGETS.airportSearch,
  )
}

async function measureEntrySizes() {
  const sizes = await import('../tests/perf/sizes.mjs')
  const { measureBudgets, measureEntries, outgrown, writtenSizes } = sizes
  for (const { name, js, css, budget } of await measureBudgets()) {
    report(`${name}, JS`, kB(js), kB(budget.js), js <= budget.js)
    if (budget.css) report(`${name}, CSS`, kB(css), kB(budget.css), css <= budget.css)
  }
  const grown = outgrown(writtenSizes(), await measureEntries())
  report(
    `entries of the design system against their docs (node tests/perf/sizes.mjs writes them anew)`,
    grown.join('; ') || 'none has grown',
    `a tenth`,
    grown.length === 0,
  )
}

/** On a PostgreSQL, because the embedded database alone takes more than the budget (docs/decisions/043). */
async function measureUploading() {
  const { measureUploads } = await import('../tests/perf/uploads.mjs')
  const { startPostgres } = await import('./postgres.mjs')
  const postgres = await startPostgres().catch(() => null)
  const sites = buildSites()
  const site = await startSite(sites.product, {
    API_MODE: 'embedded',
    DATA_DIR: join(sites.folder, 'uploads-data'),
    ...(postgres && {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'for this bench alone and long enough',
    }),
  })
  try {
    const { before, peak, pictures, seconds, bytes } = await measureUploads(site)
    const sent = `20 pictures, ${MiB(bytes)} at once, in ${seconds.toFixed(0)} s`
    const most = BUDGETS.uploadsPeak
    if (postgres)
      report(`memory of the server, ${sent}`, MiB(peak), `under ${MiB(most)}`, peak < most)
    else note('memory of the server with its embedded database', MiB(peak))
    const [growth, room] = [peak - before, BUDGETS.uploadsGrowth]
    report('what they added to it', MiB(growth), `under ${MiB(room)}`, growth < room)
    const opened = BUDGETS.uploadsPictures
    report(
      'memory of the process that opens them',
      MiB(pictures),
      `under ${MiB(opened)}`,
      pictures > 0 && pictures < opened,
    )
  } finally {
    await site.stop()
    await postgres?.stop()
    sites.remove()
  }
}

async function measureSoaking(minutes) {
  const { soak } = await import('../tests/perf/soak.mjs')
  const { startPostgres } = await import('./postgres.mjs')
  const postgres = await startPostgres({ durable: true }).catch(() => null)
  const sites = buildSites()
  const site = await startSite(sites.product, {
    API_MODE: 'embedded',
    TRUST_PROXY: '1',
    LOG_ACCESS: '0',
    DATA_DIR: join(sites.folder, 'soak-data'),
    ...(postgres && {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'for this bench alone and long enough',
    }),
  })
  try {
    const { capacity, rate, p99, failed, samples, growth } = await soak(site, minutes, (line) =>
      console.error(`  ${line}`),
    )
    const what = `soak of ${minutes} min at ${rate} of ${capacity.toFixed(0)} requests/s, a third of them searches`
    report(`${what}, failed`, failed, 'none', failed === 0)
    report(`${what}, p99`, ms(p99), `under ${ms(BUDGETS.soakP99)}`, p99 < BUDGETS.soakP99)
    const percent = (share) => `${(share * 100).toFixed(1)} %`
    report(
      `${what}, growth of the heap (MB: ${samples.map((size) => (size / 1e6).toFixed(0)).join(' ')})`,
      percent(growth),
      `under ${percent(BUDGETS.soakGrowth)}`,
      growth < BUDGETS.soakGrowth,
    )
  } finally {
    await site.stop()
    await postgres?.stop()
    sites.remove()
  }
}

async function measureSites() {
  const sites = buildSites()
  const dataDir = join(sites.folder, 'data')
  await fillPackages(dataDir, PACKAGES)
  const product = await startSite(sites.product, {
    API_MODE: 'embedded',
    DATA_DIR: dataDir,
    FLIGHT_SESSION_MINUTES: '60',
  })
  const empty = await startSite(sites.empty)
  try {
    if (asked('size')) await measureHome(sites, product, empty)
    if (asked('speed')) await measureKept(product)
    if (asked('speed')) await measureResults(product, empty)
    if (asked('browser')) await measureBrowser(product)
  } finally {
    await Promise.all([product.stop(), empty.stop()])
    sites.remove()
  }
}

async function measureHome(sites, product, empty) {
  const load = async (folder, { origin }) =>
    firstLoad(join(folder, 'build', 'client'), await (await fetch(origin)).text())
  const [ours, peer] = [await load(sites.product, product), await load(sites.empty, empty)]
  const ratio = ours.js / peer.js
  report(
    `home page, JS of the first load (${kB(ours.js)}, an empty page ${kB(peer.js)})`,
    `${ratio.toFixed(2)} x`,
    `${BUDGETS.homeScripts} x`,
    ratio <= BUDGETS.homeScripts,
  )
  report('home page, CSS', kB(ours.css), kB(BUDGETS.homeStyles), ours.css <= BUDGETS.homeStyles)
}

async function measureKept({ origin }) {
  const health = { name: '/healthz', address: `${origin}/healthz` }
  const list = await openPackageList(origin, PACKAGES)
  for (const [name, address] of [
    ['home page', origin],
    [`list of ${PACKAGES} packages`, list],
    ['the API’s packages', `${origin}/api/package`],
  ]) {
    await measureSpeed(`${name}, kept`, address, health, BUDGETS.keptSpeed, AS_BROWSERS)
  }
}

async function measureSpeed(name, address, peer, budget, headers) {
  const speed = await compareSpeed(address, peer.address, headers)
  report(
    `${name} (${speed.ours.toFixed(0)} requests/s, ${peer.name} ${speed.peer.toFixed(0)}; ` +
      `rounds ${speed.rounds.map((ratio) => ratio.toFixed(2)).join(' ')})`,
    `${speed.ratio.toFixed(2)} x`,
    `at least ${budget} x`,
    speed.ratio >= budget,
  )
}

async function measureResults(product, empty) {
  const address = await openResults(product.origin)
  const page = { name: 'an empty page', address: empty.origin }
  await measureSpeed('results page', address, page, BUDGETS.resultsSpeed)
  const growth = await measureGrowth(product, address)
  report(
    `memory from the second to the fifth of five equal runs (MB: ${growth.runs.join(' ')})`,
    `${growth.change.toFixed(1)} MB`,
    `at most ${growth.tolerance.toFixed(1)} MB`,
    growth.change <= growth.tolerance,
  )
}

async function measureBrowser(product) {
  const { chromium } = await import('@playwright/test')
  const { browserArgs, browserPath } = await import('./browser.mjs')
  const { measureKeystrokes } = await import('../tests/perf/keystroke.mjs')
  const { measureShifts } = await import('../tests/perf/layout-shift.mjs')
  const browser = await chromium.launch({ args: browserArgs, executablePath: await browserPath() })
  try {
    const keys = await measureKeystrokes(browser, product.origin)
    for (const name of ['median', 'p95']) {
      report(
        `airport keystroke to painted list on a processor 4 times slower, ${name} of ${keys.count}`,
        ms(keys[name]),
        `under ${ms(BUDGETS.keystroke)}`,
        keys[name] < BUDGETS.keystroke,
      )
    }
    for (const width of [360, 1280]) {
      const { shifts, lazy } = await measureShifts(browser, product.origin, width)
      const late = lazy.length === 0
      report(
        `pages at ${width} px whose largest content loads lazily`,
        lazy.join(', '),
        'none',
        late,
      )
      for (const [page, shift] of Object.entries(shifts)) {
        const holds = shift <= BUDGETS.layoutShift
        report(`layout shift at ${width} px, ${page}`, shift.toFixed(4), BUDGETS.layoutShift, holds)
      }
    }
  } finally {
    await browser.close()
  }
}

async function measureBooking() {
  const { measureBookings } = await import('../tests/perf/bookings.mjs')
  const { startPostgres } = await import('./postgres.mjs')
  const postgres = await startPostgres().catch(() => null)
  if (!postgres) return note('bookings a minute', 'not measured: PostgreSQL is not installed')
  const sites = buildSites()
  const running = []
  try {
    for (const name of ['one', 'other']) {
      running.push(
        await startSite(sites.product, {
          API_MODE: 'embedded',
          DATA_DIR: join(sites.folder, `bookings-${name}`),
          DATABASE_URL: postgres.url,
          SESSION_SECRET: 'for this bench alone and long enough',
          JATRA_AIR_SEATS: '10000',
          TRUST_PROXY: '1',
        }),
      )
    }
    const origins = running.map(({ origin }) => origin)
    const { bookings, minutes, p50, p95 } = await measureBookings(origins, postgres.url, {
      bookers: 8,
    })
    const what = `${bookings} bookings through two processes on PostgreSQL`
    note(`bookings a minute, ${what}`, (bookings / minutes).toFixed(0))
    note('from a payment to its ticket, half of them', ms(p50))
    const most = BUDGETS.ticketed
    report('from a payment to its ticket, p95', ms(p95), `under ${ms(most)}`, p95 < most)
  } finally {
    for (const site of running) await site.stop()
    await postgres.stop()
    sites.remove()
  }
}
