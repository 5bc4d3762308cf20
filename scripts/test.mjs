// `npm test`: everything that CI runs, on a machine that may have nothing but Node. Cheap steps come first, some at a
// time, and each runs even when an earlier one failed. A step prints one line; what it says goes to .cache/reports, and
// the last lines of a red run name what failed.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, install, node, root } from './project.mjs'
import { playwrightResult, vitestResult } from './test-report.mjs'

install()
// After the installation, because they import packages.
const { ensureBrowser } = await import('./ensure-browser.mjs')
await ensureBrowser()

const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const onPostgres = [node, 'scripts/postgres.mjs', '--']
const totals = { passed: 0, failed: 0 }
/** Names of what failed, with the beginning of the reason: CI shows the end of the output. */
const reasons = []
const began = Date.now()

await inLanes(2, [
  () => check('types', ['npm', 'run', '--silent', 'typecheck']),
  () => check('lint', ['npm', 'run', '--silent', 'lint']),
  () => check('format', ['npm', 'run', '--silent', 'format:check']),
  () => check('dependency direction', ['npm', 'run', '--silent', 'depcheck']),
  // Some tests try the built server as a process, some the prototype as files.
  () => check('build', [node, 'scripts/build-prototype.mjs']),
])
// The long ones first. Races and crashes wait for most of their time, so there is room for a third. A fourth wins
// nothing: two cores are busy then.
await inLanes(3, [
  () => vitest('races and crashes', ['--config', 'tests/race/vitest.config.ts']),
  () => vitest('widgets and stories', ['--project', 'widgets', '--project', 'stories']),
  () => vitest('unit and contract', ['--project', 'unit', '--project', 'contract'], onPostgres),
  () => vitest('site', ['--project', 'site']),
  () => vitest('package', ['--config', 'tests/package/vitest.config.ts']),
  () => vitest('stories in Bangla', ['--project', 'stories in Bangla']),
  () => vitest('hydration in other zones', ['--project', 'hydration*']),
  () => vitest('embedded database', ['--config', 'tests/embedded/vitest.config.ts']),
  () => check('Storybook builds', ['npm', 'run', '--silent', 'build-storybook']),
])
await playwright('end to end', [])
await playwright('pictures', ['--config', 'tests/visual/playwright.config.ts'])
// Where a test failed, that is said already.
if (totals.failed === 0)
  await check('specification', [node, 'scripts/specification-tested.mjs', reports])

if (reasons.length > 0) console.log(`\n${reasons.slice(0, 20).join('\n')}\n`)
console.log(`${totals.passed} passed, ${totals.failed} failed (${seconds(began)})`)
process.exit(totals.failed === 0 ? 0 : 1)

/** Runs the steps in their order, so many at a time: most of them keep one of two cores busy. */
async function inLanes(many, steps) {
  const queue = [...steps]
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await step()
  }
  await Promise.all(Array.from({ length: many }, lane))
}

/** A step that passes or fails as one. */
async function check(name, command) {
  const { code, log, from } = await run(name, command)
  const failed = code === 0 ? 0 : 1
  if (failed) reasons.push(...lastLines(log, 12).map((line) => `- ${name}: ${line}`))
  count(name, from, { passed: 1 - failed, failed })
}

async function vitest(name, args, before = []) {
  const file = reportOf(name, 'json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, log, from } = await run(name, [...before, 'vitest', 'run', ...args, ...reporters])
  finish(name, from, log, vitestResult(read(file), code))
}

async function playwright(name, args) {
  const file = reportOf(name, 'json')
  const { code, log, from } = await run(
    name,
    ['playwright', 'test', ...args, '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  const result = playwrightResult(read(file), code)
  finish(name, from, log, result)
  if (result.failed > 0) reasons.push(...serverComplaints(log))
}

/** What the servers behind a failed run complained of last. */
function serverComplaints(log) {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /"level":"(error|warn)"/.test(line))
    .slice(-8)
    .map((line) => `- ${line.slice(0, 300)}`)
}

function finish(name, from, log, result) {
  reasons.push(...result.reasons.map((reason) => `- ${reason.replaceAll(root, '')}`))
  // A runner that fell over outside a test says why in its log alone.
  if (result.failed > 0 && result.reasons.length === 0) {
    reasons.push(...lastLines(log, 12).map((line) => `- ${name}: ${line}`))
  }
  count(name, from, result)
}

function count(name, from, { passed, failed }) {
  totals.passed += passed
  totals.failed += failed
  const outcome = failed === 0 ? 'ok    ' : 'FAILED'
  const log = reportOf(name, 'log')
  const where = failed > 0 && existsSync(log) ? `, see ${log.replace(root, '')}` : ''
  console.log(`${outcome} ${name}: ${passed} passed, ${failed} failed, ${seconds(from)}${where}`)
}

function run(name, [command, ...args], env = {}) {
  const log = reportOf(name, 'log')
  const from = Date.now()
  const output = openSync(log, 'w')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: environment({ CI: 'true', NO_COLOR: '1', ...env }),
    })
    const end = (code) => resolve({ code, log, from })
    child.once('error', () => end(1))
    child.once('exit', (code) => end(code ?? 1))
  }).finally(() => closeSync(output))
}

function reportOf(name, extension) {
  return join(reports, `${name.replace(/\W+/g, '-')}.${extension}`)
}

function lastLines(file, many) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-many)
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function seconds(from) {
  return `${((Date.now() - from) / 1000).toFixed(0)} s`
}
