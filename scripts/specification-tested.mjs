// Which lines of the specification name a test that did not pass in this run: read from the runners' reports, because a
// name that stands in a file says nothing of whether the test ran.
//   node scripts/specification-tested.mjs <folder of JSON reports>
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './project.mjs'
import { specLines } from '../stories/specification/index.ts'

const names = passedNames(process.argv[2] ?? '')
const missing = specLines.flatMap(({ id, heading, tests }) =>
  tests
    .filter(([file, name]) => !holds(file, name))
    .map(
      ([file, name]) => `${heading}, ${id}: no test passed that is called so: ${file} > ${name}`,
    ),
)
const asked = specLines.reduce((sum, { tests }) => sum + tests.length, 0)
console.log([...missing, `${asked - missing.length} of ${asked} named tests passed`].join('\n'))
process.exitCode = missing.length > 0 ? 1 : 0

/** A file of a table has no tests of its own: its names are part of those of the tests beside it. */
function holds(file, name) {
  const wanted = pattern(name)
  if (/\.(test|spec)\.tsx?$/.test(file)) {
    return [...(names.get(file) ?? [])].some((one) => one.replace(wanted, '') === '')
  }
  const beside = [...names].filter(([one]) => dirname(one) === dirname(file))
  return beside.some(([, inside]) => [...inside].some((one) => wanted.test(one)))
}

/** Names of the tests that passed, and of the suites around them, by file. */
function passedNames(reports) {
  const names = new Map()
  const add = (file, more) => names.set(file, new Set([...(names.get(file) ?? []), ...more]))
  for (const name of readdirSync(reports).filter((one) => one.endsWith('.json'))) {
    const report = JSON.parse(readFileSync(join(reports, name), 'utf8'))
    for (const { name: file, assertionResults } of report.testResults ?? []) {
      const ok = assertionResults.filter(({ status }) => status === 'passed')
      add(
        relative(root, file),
        ok.flatMap(({ title, ancestorTitles }) => [title, ...ancestorTitles]),
      )
    }
    const folder = report.config ? relative(root, report.config.rootDir) : ''
    for (const suite of report.suites ?? []) add(join(folder, suite.file), specNames(suite))
  }
  return names
}

function specNames(suite) {
  return [
    ...(suite.specs ?? [])
      .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'expected'))
      .map(({ title }) => title),
    ...(suite.suites ?? []).flatMap((one) => {
      const inside = specNames(one)
      return inside.length > 0 ? [one.title, ...inside] : []
    }),
  ]
}

/** A name as it is written in its file: what a table or a template puts into it may be anything. */
function pattern(name) {
  const parts = name.split(/\$\{[^}]*\}|%[a-zA-Z#]|\$[\w.]+/).map((part) => RegExp.escape(part))
  return new RegExp(parts.join('.*'))
}
