// Packages that are measured or measure, and that the product never depends on.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../../scripts/project.mjs'

/**
 * Installs packages in a folder of their own, once for each list of versions.
 * @param {string} home
 * @param {Record<string, string>} packages pinned versions by name
 */
export function installAside(home, packages) {
  const manifest = `${JSON.stringify({ private: true, dependencies: packages }, null, 2)}\n`
  const file = join(home, 'package.json')
  const installed = existsSync(join(home, 'node_modules', '.package-lock.json'))
  if (installed && existsSync(file) && readFileSync(file, 'utf8') === manifest) return
  mkdirSync(home, { recursive: true })
  writeFileSync(file, manifest)
  console.error(`Installing ${Object.keys(packages)[0]} aside in ${home}`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: home,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
