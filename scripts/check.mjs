// `npm run check`: what an edit can break, soon after it. Only what changed since the last commit is linted, because to
// lint the whole tree takes as long as to check its types; of the tests those run that import what changed.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, install, root } from './project.mjs'

install()
const began = Date.now()
const sources = changedSources()
const steps = {
  types: ['npm', 'run', '--silent', 'typecheck'],
  // Without a file it would lint the whole tree.
  ...(sources.length > 0 && {
    lint: ['npm', 'run', '--silent', 'lint', '--', '--no-error-on-unmatched-pattern', ...sources],
  }),
  format: ['npm', 'run', '--silent', 'format:check'],
  'changed tests': [
    ...['vitest', 'run', '--changed', '--passWithNoTests', '--reporter=minimal'],
    ...['--project=unit', '--project=contract', '--project=widgets'],
  ],
}

const results = await Promise.all(Object.entries(steps).map(([name, step]) => run(name, step)))
console.log(results.every(Boolean) ? 'All good.' : 'Something is wrong; see above.')
process.exit(results.every(Boolean) ? 0 : 1)

/** Files that differ from the last commit, new ones too. */
function changedSources() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const names = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '-o', '--exclude-standard'),
  ]
  return names.filter((name) => /\.[cm]?[jt]sx?$/.test(name) && existsSync(join(root, name)))
}

/** What a step says is shown when it fails, and in one piece. */
function run(name, [command, ...args]) {
  const said = []
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: environment() })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text))
    child.once('error', (error) => said.push(Buffer.from(String(error))))
    child.once('close', (code) => {
      const time = `${((Date.now() - began) / 1000).toFixed(0)} s`
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${time}`)
      if (code !== 0) console.log(Buffer.concat(said).toString())
      resolve(code === 0)
    })
  })
}
