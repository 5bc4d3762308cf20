// `npm test`: everything that CI runs, on a machine that may have nothing but Node. Each step runs even when an earlier
// one failed, so that one run tells everything; the last lines name what failed and count what passed.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, node, root } from './project.mjs'

install()
// After the installation, because they import packages.
const { ensureBrowser } = await import('./ensure-browser.mjs')
await ensureBrowser()

const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const totals = { passed: 0, failed: 0 }
const lines = []
/** Names of what failed, with the beginning of the reason: whoever reads only the end of the output learns it. */
const named = []

await Promise.all([
  check('types', 'tsc', ['--noEmit']),
  check('lint', 'eslint', ['.', '--max-warnings', '0']),
])
await Promise.all([
  check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  check('dependency direction', 'npm', ['run', '--silent', 'depcheck']),
])

// Some tests try the built server as a process.
build()
await vitest('unit, contract, site, widgets, stories', [])
await vitest(
  'API and contract on PostgreSQL',
  ['--project', 'unit', '--project', 'contract', 'api', 'tests/contract'],
  {
    before: [node, 'scripts/postgres.mjs', '--'],
  },
)
await vitest('races and crashes', ['--config', 'tests/race/vitest.config.ts'])
await playwright('end to end, all modes')
await check('Storybook builds', 'npm', ['run', '--silent', 'build-storybook'])
await playwright('pictures', ['--config', 'tests/visual/playwright.config.ts'])

console.log(`\n${lines.join('\n')}\n`)
if (named.length > 0) console.log(`${named.slice(0, 12).join('\n')}\n`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

/** A step that passes or fails as one. */
async function check(name, command, args) {
  const code = await run(command, args)
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1)
}

async function vitest(name, args, { before = [] } = {}) {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const command = [
    ...before,
    'vitest',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const code = await run(command[0], command.slice(1))
  const report = read(file)
  const passed = report?.numPassedTests ?? 0
  const suites = report?.testResults ?? []
  const failedSuites = suites.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  for (const suite of failedSuites) nameFailure(suite.name, suite.message)
  for (const suite of suites) {
    for (const test of suite.assertionResults.filter(({ status }) => status === 'failed')) {
      nameFailure(`${suite.name} > ${test.fullName}`, test.failureMessages[0])
    }
  }
  count(name, passed, failures(code, (report?.numFailedTests ?? 0) + failedSuites.length, passed))
}

async function playwright(name, args = []) {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const code = await run('playwright', ['test', ...args, '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = read(file)
  const stats = report?.stats
  for (const { file: where, title, project, error } of failedSpecs(report?.suites ?? [])) {
    nameFailure(`${where} > ${title} (${project})`, error)
  }
  const passed = stats?.expected ?? 0
  // A test that passed only when tried again has not passed.
  count(name, passed, failures(code, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), passed))
}

/** Every spec of Playwright's nested report that did not pass. */
function failedSpecs(suites) {
  return suites.flatMap((suite) => [
    ...failedSpecs(suite.suites ?? []),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .flatMap(({ file, title, tests }) =>
        tests.map(({ projectName, results }) => ({
          file,
          title,
          project: projectName,
          error: results.at(-1)?.error?.message,
        })),
      ),
  ])
}

function nameFailure(name, reason = '') {
  // eslint-disable-next-line no-control-regex -- runners colour their messages
  const plain = reason.replace(/\x1b\[[0-9;]*m/g, '').replace(/\s+/g, ' ')
  named.push(`- ${name.replace(root, '')}: ${plain.slice(0, 300)}`)
}

/** A runner that ran nothing, or fell over outside a test, is a failure too. */
function failures(code, failed, passed) {
  if (failed > 0) return failed
  return code === 0 && passed > 0 ? 0 : 1
}

function count(name, passed, failed) {
  totals.passed += passed
  totals.failed += failed
  lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`)
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function run(command, args, env = {}) {
  console.log(`\n> ${[command, ...args].join(' ').replaceAll(root, './')}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment({ CI: 'true', ...env }),
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
