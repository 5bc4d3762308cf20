import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of this process alone: a sweep whose clock is ahead removes what uploads of any other process are at work on. */
export const testUploadsDir = mkdtempSync(join(tmpdir(), 'jatra-test-uploads-'))
process.once('exit', () => rmSync(testUploadsDir, { recursive: true, force: true }))
