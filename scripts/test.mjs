// `npm test`: everything that CI runs, on a machine that may have nothing but Node. Each step runs even when an earlier
// one failed, so that one run tells everything; the last line counts what passed and failed.
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
await playwright('end to end, both modes')
await check('Storybook builds', 'npm', ['run', '--silent', 'build-storybook'])

console.log(`\n${lines.join('\n')}\n`)
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
  const failedSuites = report?.testResults?.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  count(
    name,
    passed,
    failures(code, (report?.numFailedTests ?? 0) + (failedSuites?.length ?? 0), passed),
  )
}

async function playwright(name) {
  const file = join(reports, 'e2e.json')
  const code = await run('playwright', ['test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const stats = read(file)?.stats
  const passed = stats?.expected ?? 0
  // A test that passed only when tried again has not passed.
  count(name, passed, failures(code, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), passed))
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
