// `npm run bench`: measures the product against its budgets (tests/perf/budgets.mjs), prints them in one table, and fails
// when one is broken.
//   npm run bench                                                all parts but the soak
//   npm run bench -- speed browser                               only those: a file of tests/perf/parts each
//   npm run bench -- lighthouse --pages=home,results --runs=1    only those pages, once each
//   npm run bench -- design-system                               beside others, installed aside; never without its name
//   npm run bench -- soak [--minutes=10]                         never without its name, because it takes long
//   npm run bench -- desk [--orders=300000]                      the same
//   npm run bench -- move                                        the same
//   npm run bench -- --json                                      the table as JSON, and nothing else on stdout
// Speed is a ratio to an empty page of the same versions, measured in turns in the same run: what else the machine
// does weighs on both.
import { parseArgs } from 'node:util'
import { install } from './project.mjs'

install()
// From here on packages are there.
const { createReport } = await import('../tests/perf/report.mjs')
const { runSites } = await import('../tests/perf/sites.mjs')

const BY_THEMSELVES = ['search', 'start', 'uploads', 'bookings', 'scale']
/** On the product and the empty page, which run side by side while they are measured. */
const ON_SITES = ['size', 'speed', 'browser', 'interactions', 'lighthouse']
const ONLY_BY_NAME = ['design-system', 'soak', 'move', 'desk']
const PARTS = [...BY_THEMSELVES, ...ON_SITES, ...ONLY_BY_NAME]

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    orders: { type: 'string', default: '300000' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
})
for (const name of wanted) {
  if (!PARTS.includes(name)) {
    console.error(`There is no ${name}; there are: ${PARTS.join(', ')}`)
    process.exit(2)
  }
}
const asked = (name) => (wanted.length === 0 ? !ONLY_BY_NAME.includes(name) : wanted.includes(name))

const report = createReport()
for (const name of BY_THEMSELVES) await measure(name)
if (ON_SITES.some(asked)) {
  const sites = await runSites()
  for (const name of ON_SITES) await measure(name, sites)
  await sites.stop()
}
for (const name of ONLY_BY_NAME) await measure(name)

const broken = report.broken()
if (options.json) console.log(JSON.stringify(report.rows, null, 2))
else {
  console.log(report.toString())
  console.log(broken === 0 ? 'Every budget is kept.' : `${broken} budgets are broken.`)
  if (report.short() > 0) console.log(`${report.short()} goals are not reached yet.`)
}
process.exit(broken === 0 ? 0 : 1)

/** Measures one part, and says how long it took. One that fails leaves the rows that it has, and those of the others. */
async function measure(name, sites) {
  if (!asked(name)) return
  const began = Date.now()
  const part = await import(`../tests/perf/parts/${name}.mjs`)
  try {
    await part.measure(report, { options, sites })
  } catch (error) {
    console.error(error)
    report.add(`${name} was not measured to its end: ${error.message}`, 'failed', 'no error', false)
  }
  console.error(`${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`)
}
