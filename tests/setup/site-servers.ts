import type { TestProject } from 'vitest/node'
import { startBuilt } from '../site/built-server.ts'
import bundle from './server-bundle.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is, for tests that change nothing for others and need no setting. */
    site: string
    /** The same in prototype mode. */
    prototype: string
  }
}

/** Two servers of the sources as they are now, for all files of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  bundle()
  const site = await startBuilt()
  const prototype = await startBuilt({ API_MODE: 'mock' })
  project.provide('site', site.origin)
  project.provide('prototype', prototype.origin)
  return async () => {
    await site.stop()
    await prototype.stop()
  }
}
