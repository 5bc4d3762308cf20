import type { TestProject } from 'vitest/node'
import { startBuilt } from '../site/built-server.ts'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { build } from '../../scripts/project.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site with its database, in both languages. */
    engines: string
  }
}

/** One site for all engines: each walk has an account of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Before any test, whose time does not last for an installation.
  debianCommand('firefox-esr', 'firefox-esr')
  debianCommand('WebKitWebDriver', 'webkit2gtk-driver')
  debianCommand('Xvfb', 'xvfb')
  build()
  const { origin, stop } = await startBuilt({
    LANGUAGES: 'en,bn',
    // All of them pay from this machine.
    UNPAID_LIMITS: 'payer=10000/10000',
  })
  project.provide('engines', origin)
  return stop
}
