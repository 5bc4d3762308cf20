// Commands of Debian's packages that tests run: the machine's own, else installed.
import { spawnSync } from 'node:child_process'

/** Where Debian has commands of administrators, which a PATH may lack. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/**
 * @param {string} command
 * @param {string} packageName installed by root where the command is not there
 * @returns {string} the command's path
 * @throws Error when it cannot be had
 */
export function debianCommand(command, packageName) {
  const find = () =>
    spawnSync('which', [command], { env: { PATH }, encoding: 'utf8' }).stdout.trim()
  // Test files run side by side, and one may be installing it already.
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-y', '-qq', '--no-install-recommends']
  const install = () =>
    spawnSync('apt-get', ['install', ...options, packageName], {
      env: { ...process.env, PATH, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (!find() && process.getuid?.() === 0 && install().status !== 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
    install()
  }
  const found = find()
  if (found) return found
  throw new Error(`${command} is not there: apt-get install ${packageName}`)
}
