import { expect, it } from 'vitest'
import { traveler } from '../../testing/booking.ts'
import { startHolding } from '../../testing/holding.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

it.each([
  ['the traveller’s own country, unless it is said', {}, 'BD'],
  ['another country, where it was', { passportCountry: 'SG' }, 'SG'],
])('a passport is told to the airline as issued by %s', async (_, changes, issuedBy) => {
  const travelersData = [traveler(changes)]
  const { flights, pass } = await startHolding(database, {}, { travelersData })
  await pass(0)
  expect(flights.booked).toMatchObject([
    { passengers: [{ nationality: 'BD', passport: { number: 'EB0123456', issuedBy } }] },
  ])
})
