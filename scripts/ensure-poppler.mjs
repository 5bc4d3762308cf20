// A PDF reader for the tests: the machine's own Poppler, else Debian's package.
import { spawnSync } from 'node:child_process'

/**
 * The command that reads the text of a PDF; as root on Debian it is installed when there is none.
 * @throws Error when it cannot be had
 */
export function ensurePdfToText() {
  const isThere = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0
  // Test files run side by side, and one may be installing it already.
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-y', '--no-install-recommends']
  const install = () =>
    spawnSync('apt-get', ['install', ...options, 'poppler-utils'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (!isThere() && process.getuid?.() === 0 && install().status !== 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    install()
  }
  if (isThere()) return 'pdftotext'
  throw new Error('Poppler is not installed: apt-get install poppler-utils')
}
