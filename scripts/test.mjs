// `npm test`: everything that CI runs, on a machine that may have nothing but Node. A step runs even when another one
// failed. It prints one line; what it says goes to .cache/reports, and the last lines of a red run name what failed.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { watchProcessorTime } from './processor-time.mjs'
import { environment, install, node, root } from './project.mjs'
import { playwrightResult, slowestFiles, vitestResult } from './test-report.mjs'

/** Steps that run at once: each waits for a part of its time, so that two leave two cores idle. */
const AT_ONCE = 3
/** Processor seconds of all steps, alone on two cores: 15 minutes of them. */
const BUDGET = 1800

const began = Date.now()
const watch = watchProcessorTime()
const usedInAll = watch.add(process.pid)
install()
// After the installation, because they import packages.
const { ensureBrowser } = await import('./ensure-browser.mjs')
await ensureBrowser()

const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const onPostgres = [node, 'scripts/postgres.mjs', '--']
const npm = (script) => ['npm', 'run', '--silent', script]
const totals = { passed: 0, failed: 0 }
/** Names of what failed, with the beginning of the reason: CI shows the end of the output. */
const reasons = []

/**
 * The steps, the longest first. `share` is the processor time in seconds that a step may take of the budget; `after` names
 * the step whose files it needs.
 */
const steps = [
  // Some tests try the built server as a process, some the prototype as files.
  { name: 'build', share: 50, run: check([node, 'scripts/build-prototype.mjs']) },
  { name: 'Storybook builds', share: 75, run: check(npm('build-storybook')) },
  { name: 'unit', share: 240, run: vitest(['--project', 'unit'], onPostgres) },
  { name: 'end to end', share: 380, after: 'build', run: playwright([]) },
  { name: 'stories', share: 170, run: vitest(['--config', '.storybook/vitest.config.ts']) },
  {
    name: 'races and crashes',
    share: 150,
    after: 'build',
    run: vitest(['--config', 'tests/race/vitest.config.ts']),
  },
  { name: 'contract', share: 120, run: vitest(['--project', 'contract'], onPostgres) },
  { name: 'site', share: 150, after: 'build', run: vitest(['--project', 'site']) },
  {
    name: 'pictures',
    share: 80,
    after: 'Storybook builds',
    run: playwright(['--config', 'tests/visual/playwright.config.ts']),
  },
  { name: 'widgets', share: 80, run: vitest(['--project', 'widgets']) },
  { name: 'stories in Bangla', share: 45, run: vitest(['--project', 'stories in Bangla']) },
  { name: 'package', share: 40, run: vitest(['--config', 'tests/package/vitest.config.ts']) },
  {
    name: 'embedded database',
    share: 40,
    run: vitest(['--config', 'tests/embedded/vitest.config.ts']),
  },
  {
    name: 'other engines',
    share: 25,
    after: 'build',
    run: vitest(['--config', 'tests/engines/vitest.config.ts', 'smoke']),
  },
  { name: 'types', share: 35, run: check(npm('typecheck')) },
  { name: 'lint', share: 30, run: check(npm('lint')) },
  { name: 'hydration in other zones', share: 30, run: vitest(['--project', 'hydration*']) },
  { name: 'dependency direction', share: 10, run: check(npm('depcheck')) },
  { name: 'format', share: 3, run: check(npm('format:check')) },
]
await runAll(steps)

if (reasons.length > 0) console.log(`\n${reasons.slice(0, 20).join('\n')}\n`)
sayProcessorTime(usedInAll())
console.log(`${totals.passed} passed, ${totals.failed} failed (${seconds(began)})`)
process.exit(totals.failed === 0 ? 0 : 1)

/** Runs each step as soon as there is room and what it waits for is done. */
async function runAll(waiting) {
  const done = new Set()
  const running = new Set()
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ after }) => after === undefined || done.has(after))
    if (!next || running.size === AT_ONCE) {
      await Promise.race(running)
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    const step = next.run(next).then(() => {
      done.add(next.name)
      running.delete(step)
    })
    running.add(step)
  }
}

function sayProcessorTime(used) {
  if (used === null) return
  const over = used > BUDGET ? 'over' : 'within'
  console.log(`${used.toFixed(0)} s of processor time, ${over} the budget of ${BUDGET} s`)
}

/** A step that passes or fails as one. */
function check(command) {
  return async (step) => {
    const outcome = await run(step, command)
    const failed = outcome.code === 0 ? 0 : 1
    if (failed) reasons.push(...lastLines(outcome.log, 12).map((line) => `- ${step.name}: ${line}`))
    count(step, outcome, { passed: 1 - failed, failed, files: [] })
  }
}

function vitest(args, before = []) {
  return async (step) => {
    const file = reportOf(step.name, 'json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const outcome = await run(step, [...before, 'vitest', 'run', ...args, ...reporters])
    finish(step, outcome, vitestResult(read(file), outcome.code))
  }
}

function playwright(args) {
  return async (step) => {
    const file = reportOf(step.name, 'json')
    const command = ['playwright', 'test', ...args, '--reporter=line,json']
    const outcome = await run(step, command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    const result = playwrightResult(read(file), outcome.code)
    finish(step, outcome, result)
    if (result.failed > 0) reasons.push(...serverComplaints(outcome.log))
  }
}

/** What the servers behind a failed run complained of last. */
function serverComplaints(log) {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /"level":"(error|warn)"/.test(line))
    .slice(-8)
    .map((line) => `- ${line.slice(0, 300)}`)
}

function finish(step, outcome, result) {
  reasons.push(...result.reasons.map((reason) => `- ${reason.replaceAll(root, '')}`))
  // A runner that fell over outside a test says why in its log alone.
  if (result.failed > 0 && result.reasons.length === 0) {
    reasons.push(...lastLines(outcome.log, 12).map((line) => `- ${step.name}: ${line}`))
  }
  count(step, outcome, result)
}

function count({ name, share }, { from, log, processor }, { passed, failed, files }) {
  totals.passed += passed
  totals.failed += failed
  const outcome = failed === 0 ? 'ok    ' : 'FAILED'
  const where = failed > 0 && existsSync(log) ? `, see ${log.replace(root, '')}` : ''
  const used = processor === null ? '' : `, ${processor.toFixed(0)} s of processor time`
  const over = processor > share ? ` (over its share of ${share} s)` : ''
  console.log(
    `${outcome} ${name}: ${passed} passed, ${failed} failed, ${seconds(from)}${used}${over}${where}`,
  )
  const slow = slowestFiles(files, root)
  if (slow) console.log(`       ${slow}`)
}

function run({ name }, [command, ...args], env = {}) {
  const log = reportOf(name, 'log')
  const from = Date.now()
  const output = openSync(log, 'w')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: environment({ CI: 'true', NO_COLOR: '1', ...env }),
    })
    const used = child.pid === undefined ? () => null : watch.add(child.pid)
    const end = (code) => resolve({ code, log, from, processor: used() })
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
