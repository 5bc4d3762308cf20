// Sizes of the design system as a page pays for them: each public entry bundled alone, React outside, gzipped.
//   node tests/perf/sizes.mjs        writes design-system/sizes.json, which the documentation shows
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/project.mjs'
import { bundling, weigh } from './bundle.mjs'

const SOURCE = join(root, 'design-system', 'src')
const SIZES = join(root, 'design-system', 'sizes.json')
const NOT_WIDGETS = new Set([
  ...['testing', 'docs', 'tokens', 'illustrations', 'hydration', 'language', 'messages', 'bangla'],
])

const from = (folder, ...names) =>
  `export { ${names.join(', ')} } from '${SOURCE}/${folder}/index.ts'`
const SEARCH_KIT = [
  from('airport-autocomplete', 'AirportAutocomplete'),
  from('date-picker', 'DatePicker', 'DateRangePicker'),
  from('tabs', 'Tabs', 'LinkTabs'),
  `export { PassengerField } from '${SOURCE}/passenger-modal/index.ts'`,
].join('\n')

/** The parts that peers.mjs compares. */
export const OUR_PARTS = {
  button: from('button', 'Button'),
  dialog: from('dialog', 'Dialog'),
  combobox: from('airport-autocomplete', 'AirportAutocomplete'),
  date: from('date-picker', 'DatePicker'),
  range: from('date-picker', 'DateRangePicker'),
  kit: SEARCH_KIT,
}

/** What issue after issue agreed on, bytes gzipped. `chunk`: the part that comes later and is counted with it. */
const SIZE_BUDGETS = [
  { name: 'search kit, first load', code: SEARCH_KIT, js: 32_000, css: 7_000 },
  { name: 'search kit with the calendar', code: SEARCH_KIT, with: /calendar-panel/, js: 62_000 },
  {
    name: "search kit with a phone's calendar",
    code: SEARCH_KIT,
    with: /calendar-sheet/,
    js: 62_000,
  },
  {
    name: 'airport combobox alone',
    code: from('airport-autocomplete', 'AirportAutocomplete'),
    js: 14_000,
  },
  { name: 'Button alone', code: from('button', 'Button'), js: 3_000 },
]

/** @returns {Promise<{ name: string, js: number, css: number, budget: { js: number, css?: number } }[]>} */
export async function measureBudgets() {
  return bundling(async (bundle) => {
    const built = new Map()
    const rows = []
    for (const { name, code, with: later, js, css } of SIZE_BUDGETS) {
      if (!built.has(code)) built.set(code, await bundle(code))
      const size = weigh(built.get(code), later)
      rows.push({ name, ...size, budget: { js, ...(css && { css }) } })
    }
    return rows
  })
}

/** @returns {string[]} the public entries that have a size */
export function entryNames() {
  return readdirSync(SOURCE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_WIDGETS.has(entry.name))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(SOURCE, name, 'index.ts')))
    .sort()
}

/** @returns {Promise<Record<string, { js: number, css: number }>>} bytes of each public entry, by its name */
export async function measureEntries() {
  const names = entryNames()
  return bundling(async (bundle) => {
    const sizes = {}
    for (const name of names)
      sizes[name] = weigh(await bundle(`export * from '${SOURCE}/${name}/index.ts'`))
    return sizes
  })
}

/** How much an entry may grow before the sizes have to be updated: a tenth, or a few lines. */
export const GROWTH = { share: 0.1, bytes: 300 }

/** @returns {Record<string, { js: number, css: number }>} what the documentation shows */
export const writtenSizes = () => JSON.parse(readFileSync(SIZES, 'utf8'))

/**
 * @param {Record<string, { js: number, css: number }>} before
 * @param {Record<string, { js: number, css: number }>} now
 * @returns {string[]} what has grown too far, in words
 */
export function outgrown(before, now) {
  const limit = (bytes) => bytes + Math.max(bytes * GROWTH.share, GROWTH.bytes)
  return Object.entries(now).flatMap(([name, size]) =>
    ['js', 'css']
      .filter((kind) => size[kind] > limit(before[name]?.[kind] ?? 0))
      .map((kind) => `${name}, ${kind}: ${before[name]?.[kind] ?? 0} bytes became ${size[kind]}`),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sizes = await measureEntries()
  writeFileSync(SIZES, `${JSON.stringify(sizes, null, 2)}\n`)
  console.log(`${Object.keys(sizes).length} entries in ${SIZES}`)
}
