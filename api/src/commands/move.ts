import { join, resolve } from 'node:path'
import pg from 'pg'
import { causesOf, databaseFailure } from '../db/database-failure.ts'
import { markMoved, MOVED } from '../db/open-pglite.ts'
import { CannotOpenDatabase } from '../db/cannot-open.ts'
import type { Database, EmbeddedDatabase } from '../db/types.ts'
import { MoveError } from '../move/check-target.ts'
import { moveDatabase } from '../move/move-database.ts'
import { moveDocuments } from '../move/move-documents.ts'
import { createS3Files, type S3Options } from '../providers/files/s3-files.ts'
import { printCheck } from './ledger.ts'
import { CannotDo, openEmbedded } from './on-database.ts'
import { refundBankDetails } from '../db/schema.ts'
import { createBankSeal } from '../domain/refunds/bank-details.ts'

interface MoveCommandOptions {
  dataDir: string
  /** Of the site: it must not be set, or it would be unclear which database is moved. */
  databaseUrl?: string | undefined
  /** Where documents go; absent: they stay in the data directory. */
  s3?: S3Options | undefined
  /** As the site reads them. */
  secrets: () => readonly string[]
  /** Whether SESSION_SECRET gives them, and not a file in the data directory. */
  secretsGiven: boolean
  print: (line: string) => void
}

export const MOVE_USAGE = `Usage:
  npm run move -- postgres://<user>@<host>/<database>

Copies the embedded database into an empty PostgreSQL (15 or newer). A password that the address
leaves out is taken from PGPASSWORD or ~/.pgpass.`

/** @param args what was typed: the address of a PostgreSQL. @returns the exit code */
export async function runMoveCommand(
  args: readonly string[],
  options: MoveCommandOptions,
): Promise<number> {
  const [address = '', ...more] = args
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address) || more.length > 0) {
    options.print(MOVE_USAGE)
    return 2
  }
  try {
    if (options.databaseUrl) {
      throw new CannotDo(
        'DATABASE_URL is set. What is moved is the embedded database: say this without DATABASE_URL, and set it after.',
      )
    }
    const source = await openEmbedded(options.dataDir)
    try {
      await move(source, address, options)
    } finally {
      await source.close()
    }
    return 0
  } catch (error) {
    const words = inWords(error)
    if (words === null) throw error
    options.print(words)
    return 1
  }
}

async function move(
  source: EmbeddedDatabase,
  address: string,
  options: MoveCommandOptions,
): Promise<void> {
  const { dataDir, s3, print } = options
  const began = performance.now()
  const bucket = s3 ? createS3Files(s3) : null
  const checked: string[] = []
  let documents = { known: 0, moved: 0, missing: 0 }
  let sealed = { sealed: 0, opened: 0 }
  await moveDatabase(source, address, {
    beforeRows: async () => {
      documents = await moveDocuments(source.db, join(dataDir, 'documents'), bucket)
    },
    check: async (target, rows) => {
      await printRows(target, rows, (line) => checked.push(line))
      sealed = await checkSealed(target, options.secrets())
    },
  })
  markMoved(dataDir)
  for (const line of checked) print(line)
  const { host, pathname } = new URL(address)
  const seconds = Math.round((performance.now() - began) / 1_000)
  print(
    `\nMoved to ${host}${pathname} in ${seconds} s. Start Jatra with these settings from now on:\n`,
  )
  print('DATABASE_URL      the address that you gave')
  print(`SESSION_SECRET    ${secretWords(options, sealed)}`)
  print(`documents         ${documentWords(options, documents)}`)
  print(
    `\nThe embedded database is as it was, but no longer starts (${join(dataDir, MOVED)}). When all is well, ` +
      `remove ${join(dataDir, 'pglite')}.`,
  )
}

async function printRows(
  target: Database,
  rows: ReadonlyMap<string, number>,
  print: MoveCommandOptions['print'],
): Promise<void> {
  for (const [name, count] of rows) if (count > 0) print(`${name.padEnd(32)} ${count}`)
  print('Each table has as many rows there as here.')
  await printCheck({ db: target }, print)
}

/** Says where the secret is and never the secret itself: what a command prints is kept in logs. */
function secretWords(
  { dataDir, secretsGiven }: MoveCommandOptions,
  { sealed, opened }: { sealed: number; opened: number },
): string {
  const place = secretsGiven
    ? 'as it is set now'
    : `what is in ${join(dataDir, 'session-secret')}, to the letter`
  if (opened === sealed) return `${place} (${opened} of ${sealed} sealed bank details open)`
  return (
    `${place}. Only ${opened} of ${sealed} sealed bank details open with it: add the secret that sealed ` +
    'the others behind a comma, or ask their travellers again'
  )
}

function documentWords(
  { dataDir, s3 }: MoveCommandOptions,
  { known, moved, missing }: { known: number; moved: number; missing: number },
): string {
  const lost = missing > 0 ? `; ${missing} are in no place` : ''
  if (s3) return `${moved} of ${known} went into the bucket ${s3.bucket}: keep S3_*${lost}`
  return (
    `${known} stay in ${resolve(dataDir, 'documents')}${lost}: keep DATA_DIR, or copy them into a bucket ` +
    'before processes of several machines serve'
  )
}

/** What the operator can mend, or null for a fault of ours. */
function inWords(error: unknown): string | null {
  if (error instanceof CannotDo || error instanceof MoveError) return error.message
  if (error instanceof CannotOpenDatabase) return error.message
  const refused = [...causesOf(error)].find((cause) => cause instanceof pg.DatabaseError)
  if (refused) {
    return `PostgreSQL refused: ${refused.message}. Nothing was moved; mend that, and say this again.`
  }
  if (databaseFailure(error) !== 'away') return null
  const reason = error instanceof Error ? error.message : ''
  return `PostgreSQL cannot be reached (${reason}). Either everything is there or nothing: say this again, and it tells.`
}

/** How many bank details there are, and how many of them the secrets open. Only travellers could give lost ones again. */
async function checkSealed(
  db: Database,
  secrets: readonly string[],
): Promise<{ sealed: number; opened: number }> {
  const seal = createBankSeal(secrets)
  const rows = await db.select().from(refundBankDetails)
  const texts = await Promise.all(rows.map((row) => seal.open(row.refundId, row.sealed)))
  return { sealed: rows.length, opened: texts.filter((text) => text !== null).length }
}
