import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { queues } from '../jobs/queues.ts'
import { migrationsFolder } from './migrations.ts'

/** A hash of the migrations and queues: the first 16 hexadecimal digits of their SHA-256. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  }
  // The queues' tables are made by pg-boss.
  hash.update(manifestOf('pg-boss'))
  return hash.update(JSON.stringify(queues)).digest('hex').slice(0, 16)
}

/** A hash of {@link schemaFingerprint} and the version of PGlite, which fixes the format of the files. */
export function databaseFingerprint(): string {
  const engine = createHash('sha256').update(manifestOf('@electric-sql/pglite'))
  return `${engine.digest('hex').slice(0, 16)}-${schemaFingerprint()}`
}

function manifestOf(name: string): Buffer {
  const entry = createRequire(import.meta.url).resolve(name)
  return readFileSync(join(dirname(entry), '../package.json'))
}
