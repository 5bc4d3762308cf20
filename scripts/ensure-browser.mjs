// A Chromium for the tests: the one that browser.mjs finds, else Playwright's own, else Debian's package.
import { spawnSync } from 'node:child_process'
import { browserPath } from './browser.mjs'
import { environment, root } from './project.mjs'

/** @throws Error when no Chromium can be had; says what was tried. */
export async function ensureBrowser() {
  if (await browserPath()) return
  console.log('No Chromium found: installing one...')
  const attempts = [
    ['playwright', ['install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    // What the packaged Chromium misses on a bare machine, then Debian's own.
    ['apt-get', ['install', '-y', '-qq', 'libnss3']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ]
  for (const [command, args] of attempts) {
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      timeout: 300_000,
      env: environment({ DEBIAN_FRONTEND: 'noninteractive' }),
    })
    if (status === 0 && (command === 'playwright' || (await browserPath()))) return
  }
  throw new Error('The tests need a Chromium: install one and name its path in PLAYWRIGHT.')
}
