import { expect, inject, it } from 'vitest'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { validateTravelDate } from '@jatra/contract/holiday/holiday-validation'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { tariffOf } from '@jatra/contract/order/rooms'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { hiddenField, Visitor } from './visitor.ts'

const origin = inject('prototype')

const today = todayInDhaka(Date.now())
const rooms = { singleRoom: 1, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }

/** Opens the reservation page a number of days before the first refund step ends, and sends it a day later. */
async function sentOvernight(daysLeft: number) {
  const leavesOn = ({ refundSteps: [step] = [] }: HolidayPackage) =>
    addDays(today, daysLeft + (step?.daysBefore ?? 0))
  const holiday = packageCatalogue.find(
    (one) => one.refundSteps && !validateTravelDate(one, leavesOn(one), today),
  )
  if (!holiday) throw new Error('no package is travelled then')
  const travelDate = leavesOn(holiday)
  const visitor = new Visitor(origin)
  await visitor.signUp()
  const path = `/packageReserve/${holiday._id}`
  const page = async () => (await visitor.follow(path)).html
  const html = await page()
  const submit = async (shown: string) => {
    const hidden = ['account', 'idempotencyKey', 'shownOn'].map((name) => [
      name,
      hiddenField(shown, name),
    ])
    return visitor.post(path, {
      ...Object.fromEntries(hidden),
      ...Object.fromEntries(
        Object.entries(rooms).map(([room, count]) => [`rooms.${room}`, `${count}`]),
      ),
      ...{ 'people.adults': '1', 'people.child': '0', 'people.child2': '0', 'people.infants': '0' },
      ...{ 'travelersData.title': 'Ms.', 'travelersData.gender': 'Female' },
      ...{ 'travelersData.firstName': 'Nusrat', 'travelersData.lastName': 'Jahan' },
      ...{ 'travelersData.email': 'n@example.com', 'travelersData.number': '01712345678' },
      ...{ travelDate, paymentType: 'bkash' },
      ...{ price: String(tariffOf(holiday.price, rooms).total), unitPrice: String(holiday.price) },
    })
  }
  await visitor.follow(`/?clock=${encodeURIComponent('+1d')}`)
  return { page, submit, answer: await submit(html) }
}

it('a reservation that was open over midnight says that less comes back now, before it is made', async () => {
  const { page, submit, answer } = await sentOvernight(0)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Less comes back if you cancel')
  expect((await submit(await page())).status).toBe(302)
})

it('where the same comes back on the next day it is made', async () => {
  const { answer } = await sentOvernight(5)
  expect(answer.status).toBe(302)
})
