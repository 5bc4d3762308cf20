// `npm run check`: what an edit can break, soon after it. Of the tests only those run that import what changed since the
// last commit.
import { spawn } from 'node:child_process'
import { environment, install, root } from './project.mjs'

install()
const began = Date.now()
const steps = {
  types: ['npm', 'run', '--silent', 'typecheck'],
  lint: ['npm', 'run', '--silent', 'lint'],
  format: ['npm', 'run', '--silent', 'format:check'],
  'changed tests': [
    ...['vitest', 'run', '--changed', '--passWithNoTests', '--reporter=minimal'],
    ...['--project=unit', '--project=contract', '--project=widgets'],
  ],
}

const results = await Promise.all(Object.entries(steps).map(([name, step]) => run(name, step)))
console.log(results.every(Boolean) ? 'All good.' : 'Something is wrong; see above.')
process.exit(results.every(Boolean) ? 0 : 1)

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
