import { expect, it } from 'vitest'
import { startHoliday } from '../../../testing/paid-holiday.ts'
import { TEST_SITE, testAgency } from '../../../testing/test-api.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { createLocale } from '../locale.ts'
import { paymentConfirmed } from './about-payment.ts'

const database = useTestDatabase()
const site = { siteUrl: TEST_SITE, languages: ['en', 'bn'] as const, agency: testAgency }

it('the email of a payment says by when we are to know who travels, until everybody is named', async () => {
  const { read, name } = await startHoliday(database)
  const written = async () =>
    JSON.stringify(paymentConfirmed(await read(), createLocale('en', site)).parts)
  expect(await written()).toContain('By 9 Feb 2027 we need the names and ages of 2 travellers.')
  await name(0, { firstName: 'Nusrat', lastName: 'Jahan', age: 31 })
  await name(1, { firstName: 'Rahim', lastName: 'Uddin', age: 40 })
  expect(await written()).not.toContain('we need')
})
