// A Java for the tests: the machine's own, else Debian's package.
import { spawnSync } from 'node:child_process'

/**
 * The command of a Java runtime, which the HTML checker is written for; as root on Debian it is installed when there is
 * none.
 * @throws Error when no Java can be had
 */
export function ensureJava() {
  const isThere = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
  if (isThere()) return 'java'
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (process.getuid?.() === 0 && install().status !== 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    install()
  }
  if (isThere()) return 'java'
  throw new Error('Java is not installed: apt-get install default-jre-headless')
}
