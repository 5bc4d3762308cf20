import { createPackage } from '@jatra/contract/calls/packages'
import { processPayment, type holidayPaymentBodySchema } from '@jatra/contract/calls/payments'
import type { HolidayPackage, PackageInput } from '@jatra/contract/entities/package'
import type { SignedIn } from '@jatra/contract/entities/user'
import { countPeople, startingPeople, startingRooms, tariffOf } from '@jatra/contract/rooms'
import type { z } from 'zod'
import { signUp } from './actors.ts'
import { ask, tell, type Stage } from './stage.ts'

/** A right package, in a season that lies ahead of both sides' clocks. */
export const packageInput: PackageInput = {
  name: 'A weekend among the tea gardens',
  package: 'Sylhet',
  destination: 'Sreemangal, Sylhet',
  description: 'Two nights in a cottage between the gardens, with a walk in Lawachara forest.',
  image: [{ img1: 'sylhet', img2: 'sylhet' }],
  rating: 4.3,
  duration: 3,
  price: 9_501,
  hotels: ['Cottage among the gardens'],
  packageIncludes: [{ include1: 'Train from Dhaka, two nights', include2: 'Dinner, tips' }],
  highlight: [{ 'Day 1': 'Train to Sreemangal', 'Day 10': 'Sorted last', 'Day 2': 'Lawachara' }],
  cancelationPolicy: ['Free until 7 days before'],
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  seats: 6,
}

export const TRAVEL_DATE = '2027-02-12'

/** A package that nobody else has seen, and the member of staff who added it. */
export async function addPackage(
  stage: Stage,
  over: Partial<PackageInput> = {},
): Promise<{ holiday: HolidayPackage; token: string }> {
  const { access_token: token } = await stage.staff()
  const body = { ...packageInput, ...over }
  return { holiday: await tell(stage, createPackage, { body }, { token }), token }
}

export type HolidayBody = z.input<typeof holidayPaymentBodySchema>

/** A right payment for one adult in a single room, unless told otherwise. */
export function holidayPaymentFor(
  holiday: HolidayPackage,
  userId: string,
  over: Partial<HolidayBody> = {},
): HolidayBody {
  const rooms = over.rooms ?? startingRooms
  const people = over.people ?? startingPeople
  return {
    serviceType: 'holidays',
    productData: { price: holiday.price },
    productId: holiday._id,
    price: tariffOf(holiday.price, rooms).total,
    travelers: countPeople(people),
    people,
    rooms,
    travelDate: TRAVEL_DATE,
    travelersData: {
      title: 'Ms.',
      gender: 'Female',
      firstName: 'Nusrat',
      lastName: 'Jahan',
      email: 'nusrat@example.com',
      number: '+880 1712-345678',
    },
    email: 'nusrat@example.com',
    firstName: 'Nusrat',
    paymentType: 'bkash',
    userId,
    ...over,
  }
}

export function askToReserve(me: SignedIn, body: HolidayBody, idempotencyKey?: string): Request {
  return ask(
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

export function reserve(
  stage: Stage,
  me: SignedIn,
  body: HolidayBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  return tell(
    stage,
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

/** Adds a package, signs up and reserves it. */
export async function placeHoliday(stage: Stage, over: Partial<HolidayBody> = {}, key?: string) {
  const { holiday, token: staffToken } = await addPackage(stage)
  const me = await signUp(stage)
  const body = holidayPaymentFor(holiday, me.user._id, over)
  return { ...me, ...(await reserve(stage, me, body, key)), body, holiday, staffToken, me }
}
