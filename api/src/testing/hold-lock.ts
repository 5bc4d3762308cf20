/** A process that takes a lock and holds it until its input ends: `node hold-lock.ts <file>`. */
import { lockDirectory } from '../db/directory-lock.ts'

try {
  lockDirectory(process.argv[2] ?? '')
  process.stdout.write('locked\n')
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
process.stdin.resume()
