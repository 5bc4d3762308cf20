import { expect, it } from 'vitest'
import type { StaffRole } from '@jatra/contract/http/duties'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { visaOrders } from '../db/schema.ts'
import { hire } from '../testing/hire.ts'
import { startVisa } from '../testing/paid-visa.ts'
import { runCommand } from '../testing/run-command.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { visaCommandOf } from './visas.ts'

const database = useTestDatabase()

/** A paid application without documents. */
async function start(role: StaffRole = 'agent') {
  const visa = await startVisa(database, [0])
  const { api, read } = visa
  const { userName } = await hire(database, api, role)
  const { bookingReference: reference } = await read()
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  return {
    ...{ ...visa, lines, reference, userName },
    run: (...args: string[]) =>
      runCommand(visaCommandOf(args, { clock: () => api.now, print }), database),
  }
}

it('an application goes to the embassy, with a reason where it has no documents, and that can be undone', async () => {
  const { api, run, reference, userName, read, lines } = await start()
  expect(await run('hand-over', reference, userName)).toMatch(
    /^There is no document of traveller 1/,
  )
  expect(await run('hand-over', reference, userName, ' ')).toBe('no command')
  expect(await run('hand-over', reference.toLowerCase(), userName, ' On paper ')).toBeNull()
  expect(lines).toEqual([
    `${reference} is with the embassy since 2026-11-20T06:00:00.000Z.`,
    'Its traveller is told by email. Within 60 minutes: visas undo-hand-over.',
  ])
  const [row] = await database.db.select().from(visaOrders)
  expect(row?.handOverReason).toBe('On paper')
  expect(await run('undo-hand-over', reference, userName)).toBeNull()
  expect(lines.at(-1)).toBe(`${reference} is not with the embassy.`)
  expect((await read()).handedOverAt).toBeNull()
  await run('hand-over', reference, userName, 'On paper')
  api.now += 61 * MINUTE_MS
  expect(await run('undo-hand-over', reference, userName)).toMatch(/more than 60 minutes ago/)
})

it('finance takes nothing to the embassy, nor back', async () => {
  const { run, reference, userName } = await start('finance')
  expect(await run('hand-over', reference, userName, 'On paper')).toMatch(/^finance is finance/)
  expect(await run('undo-hand-over', reference, userName)).toMatch(/^finance is finance/)
})
