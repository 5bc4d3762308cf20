// One answer to "which Chromium?" for every test, screenshot and measurement.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

/** The flags that a Chromium in a container needs, and none that changes what a page may do. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
]

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium that runs: PLAYWRIGHT, then the packaged one that the lockfile pins, then
 * the system's. `undefined` leaves the choice to Playwright's own install.
 */
export async function browserPath() {
  const wanted = process.env.PLAYWRIGHT
  if (wanted) {
    if (await runs(wanted)) return wanted
    throw new Error(`PLAYWRIGHT names ${wanted}, and that is not a browser that starts`)
  }
  const packaged = await packagedBrowser().catch(() => undefined)
  for (const path of [packaged, ...systemBrowsers]) {
    if (path && (await runs(path))) return path
  }
  return undefined
}

/**
 * The packaged Chromium alone, and the folder of the fonts that come with it: what pictures are
 * compared on. `undefined` where it does not exist or does not start.
 */
export async function pinnedBrowser() {
  const path = await packagedBrowser().catch(() => undefined)
  if (!path || !(await runs(path))) return undefined
  return { path, fonts: join(dirname(path), 'fonts') }
}

async function runs(path) {
  if (!existsSync(path)) return false
  const { stdout } = await run(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).catch(
    () => ({ stdout: '' }),
  )
  return /chrom/i.test(stdout)
}

// The package unpacks into the temporary directory, under one name for every version, and two
// processes that start together would run a half-written file. So: into a directory of our own,
// which gets its final name when it is complete.
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const cache = join(root, '.cache')
  const home = join(cache, `chromium-${version}`)
  const binary = join(home, 'chromium')
  if (existsSync(binary)) return binary

  mkdirSync(cache, { recursive: true })
  const unpacking = mkdtempSync(join(cache, 'chromium-unpacking-'))
  const { TMPDIR: temporary, FONTCONFIG_PATH: fonts } = process.env
  try {
    process.env.TMPDIR = unpacking
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    renameSync(unpacking, home)
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true })
    if (!existsSync(binary)) throw error
  } finally {
    restore('TMPDIR', temporary)
    restore('FONTCONFIG_PATH', fonts)
  }
  return binary
}

function restore(name, value) {
  if (value === undefined) Reflect.deleteProperty(process.env, name)
  else process.env[name] = value
}
