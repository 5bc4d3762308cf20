import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrations.ts'

it('gives plans their kinds by their names, and says when the lists of the catalogue were checked', async () => {
  const database = new PGlite()
  const files = readMigrationFiles({ migrationsFolder })
  const at = files.findIndex(({ sql }) => sql.some((one) => one.includes('"visa_statuses"')))
  for (const { sql } of files.slice(0, at)) for (const one of sql) await database.exec(one)
  const plans = ['Tourist e-Visa', 'Medical treatment e-Visa', 'Business e-Visa', 'Transit ETA']
  const visaList = JSON.stringify(plans.map((name) => ({ name, price: 1 })))
  await database.exec(`
    insert into visas (id, name, image, country, short_passport, requirements, visa_list, created_at, updated_at, withdrawn_at)
    values ('visa-thailand', 'Thailand', 'thailand', 'Thailand', 'warn', '{}', '${visaList}', '2026-11-22', '2026-11-22', null),
      ('visa-malaysia', 'Malaysia', 'malaysia', 'Malaysia', 'warn', '{}', '${visaList}', '2026-11-22', '2026-11-25', null)`)
  for (const one of files[at]?.sql ?? []) await database.exec(one)
  const { rows } = await database.query<{
    visa_list: { name: string; kind: string }[]
    lists_checked: { on: string } | null
  }>(`select visa_list, lists_checked from visas order by id desc`)
  const [thailand, malaysia] = rows
  expect(thailand?.visa_list.map(({ name, kind }) => [name, kind])).toEqual([
    ['Tourist e-Visa', 'tourist'],
    ['Medical treatment e-Visa', 'treatment'],
    ['Business e-Visa', 'business'],
    ['Transit ETA', 'transit'],
  ])
  expect(thailand?.lists_checked?.on).toBe('2026-11-22')
  expect(malaysia?.lists_checked).toBeNull()
  await database.close()
})
