import { expect, it } from 'vitest'
import { packageWords } from '../../testing/holidays.ts'
import { startHoliday } from '../../testing/paid-holiday.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { TEST_SITE, testAgency } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import type { Language } from '@jatra/contract/values/language'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { drawVoucher } from './draw-voucher.ts'

const database = useTestDatabase()

async function draw(language: Language) {
  const { name, read } = await startHoliday(database)
  await name(0, { firstName: 'নুসরাত', lastName: 'জাহান', age: 31 })
  const confirmation = {
    at: '2027-01-20T10:00:00.000Z',
    ...{ hotel: 'TG-4711', guide: 'Karim, 01711-000000', flights: null },
  }
  const bought = await read()
  // The API answers in one language, the database has both.
  const holiday = { ...bought.productData.package, inBangla: packageWords }
  const stored = { ...bought, productData: { ...bought.productData, package: holiday } }
  const order = { ...orderInLanguage(language, stored), confirmation }
  return drawVoucher({ order, language, agency: testAgency, siteUrl: TEST_SITE })
}

it('has what a hotel and a driver ask for', async () => {
  const lines = pdfText(await draw('en'))
  const text = lines.join('\n')
  for (const part of [
    'Voucher',
    'A weekend among the tea',
    'TG-4711',
    '12 Feb 2027',
    '14 Feb 2027',
    'Double room × 1',
    'Karim, 01711-000000',
    'নুসরাত জাহান, 31 years',
    'Not named yet',
    'Garden View, Sreemangal',
    'Train from Dhaka',
    'Day 1: DAC 09:05 - ZYL 10:00',
    testAgency.phone,
  ])
    expect(text).toContain(part)
})

it('is in Bangla for one who reads it, with the package’s own words', async () => {
  const text = pdfText(await draw('bn')).join('\n')
  for (const part of ['ভাউচার', 'চা-বাগানে', 'ডাবল রুম × ১', '৩১ বছর', 'গার্ডেন ভিউ'])
    expect(text).toContain(part)
})
