import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { openPostgres } from '../db/open-postgres.ts'
import type { DatabaseHandle } from '../db/types.ts'

/** Owns its databases and may do nothing else. */
const OWNER = 'jatra_move_owner'

/**
 * Empty databases of a role without rights, as a host gives them.
 * @param server the address of a superuser
 */
export function useOwnedDatabases(server: string) {
  const names: string[] = []

  function addressOf(name: string, user = OWNER): string {
    const url = new URL(server)
    url.username = user
    url.pathname = name
    return url.href
  }

  /** As the superuser. */
  async function run(statement: string, name = 'postgres'): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: addressOf(name, 'postgres') })
    await client.connect()
    try {
      return await client.query(statement)
    } finally {
      await client.end()
    }
  }

  beforeAll(() =>
    run(`do $$ begin create role ${OWNER} login; exception when duplicate_object then end $$`),
  )
  afterAll(async () => {
    for (const name of names) await run(`drop database ${name} with (force)`)
  })

  return {
    addressOf,
    run,
    /** @returns its name */
    async create(more = ''): Promise<string> {
      const name = `jatra_move_${process.pid}_${names.length}`
      await run(`create database ${name} owner ${OWNER} ${more}`)
      names.push(name)
      return name
    },
    /** Opens one as the product does. */
    async open<T>(name: string, work: (handle: DatabaseHandle) => Promise<T>): Promise<T> {
      const handle = await openPostgres(addressOf(name), { max: 2 })
      try {
        return await work(handle)
      } finally {
        await handle.close()
      }
    },
    async countTables(name: string): Promise<number> {
      const { rows } = await run(
        `select count(*)::int as count from pg_tables where schemaname = 'public'`,
        name,
      )
      return rows[0].count
    },
  }
}
