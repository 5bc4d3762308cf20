import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrations.ts'

it('writes down the names of all orders before anything keeps others from writing orders', async () => {
  const database = new PGlite()
  const [baseline, desk] = readMigrationFiles({ migrationsFolder })
  for (const statement of baseline?.sql ?? []) await database.exec(statement)
  // All that is missing is one transaction, which has its locks to the end.
  await database.exec('begin')
  const before = (desk?.sql ?? []).findIndex((statement) => statement.includes('insert into'))
  for (const statement of desk?.sql.slice(0, before) ?? []) await database.exec(statement)
  const { rows } = await database.query<{ mode: string }>(
    `select mode from pg_locks where relation = 'orders'::regclass`,
  )
  expect(rows.filter(({ mode }) => mode !== 'AccessShareLock')).toEqual([])
  await database.close()
})
