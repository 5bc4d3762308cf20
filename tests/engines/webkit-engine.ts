import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { freePort } from '../../scripts/postgres.mjs'
import { SURROUNDINGS, type Engine, type Theme } from './tab.ts'
import { startEarly } from './early-proxy.ts'
import { send } from './webdriver.ts'
import { WebkitTab } from './webkit-tab.ts'

/** WebKitGTK by WebDriver, on a display of its own. */
export async function startWebkit(site: string, theme: Theme): Promise<Engine> {
  const command = debianCommand('WebKitWebDriver', 'webkit2gtk-driver')
  const folder = mkdtempSync(join(tmpdir(), 'jatra-webkit-'))
  const display = await startDisplay()
  const port = await freePort()
  const driver = spawn(command, [`--port=${port}`], {
    env: { ...process.env, ...surroundings(folder, display.name, theme) },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await answers(`${address}/status`))) await wait(50)
  const proxy = await startEarly(site)
  let tab: WebkitTab | undefined
  return {
    origin: proxy.origin,
    async open() {
      // The driver has one session, which a failed test leaves open.
      await tab?.close().catch(() => {})
      const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, 'POST', {
        capabilities: {},
      })
      tab = new WebkitTab(`${address}/session/${sessionId}`)
      await tab.resize(1280, 800)
      return tab
    },
    async stop() {
      await proxy.stop()
      await end(driver)
      await end(display.child)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Its window has a toolbar that would be wider than a phone, and GTK says which theme and motion a page sees. */
function surroundings(folder: string, display: string, theme: Theme): Record<string, string> {
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0 }',
  )
  writeFileSync(
    join(folder, 'gtk-3.0', 'settings.ini'),
    '[Settings]\ngtk-enable-animations = false\n',
  )
  return {
    ...SURROUNDINGS,
    DISPLAY: display,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  }
}

async function startDisplay(): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn(
    debianCommand('Xvfb', 'xvfb'),
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = (await once(child.stdio[3] ?? child, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, child }
}

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  )

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
