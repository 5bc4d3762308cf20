import type { z } from 'zod'
import type { holidayPaymentBodySchema } from '@jatra/contract/holiday/holiday-payment'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Client } from '@jatra/contract/http/client'
import type { HolidayPackage, PackageInput } from '@jatra/contract/holiday/package'
import type { PackageWords } from '@jatra/contract/holiday/package-words'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import { countPeople, startingPeople, startingRooms, tariffOf } from '@jatra/contract/order/rooms'
import { packages } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import type { Visitor } from './booking.ts'
import { TEST_NOW } from './test-api.ts'

/** A right package, in a season that lies ahead of the tests' clocks. */
export const packageInput: PackageInput = {
  name: 'A weekend among the tea gardens',
  package: 'Sylhet',
  destination: 'Sreemangal, Sylhet',
  description: 'Two nights in a cottage between the gardens, with a walk in Lawachara forest.',
  image: [{ img1: 'sylhet', img2: 'sylhet' }],
  duration: 3,
  price: 9_501,
  hotels: [
    'Cottage among the gardens',
    { name: 'Garden View', stars: 3, place: 'Sreemangal', latitude: 24.31, longitude: 91.73 },
  ],
  flights: [{ day: 1, from: 'DAC', to: 'ZYL', departs: '09:05', arrives: '10:00' }],
  reviews: [4, 4, 5].map((stars) => ({
    ...{ by: 'Rafiq', date: '2026-10-02', stars, text: 'Quiet, green and well fed.' },
  })),
  packageIncludes: [{ include1: 'Train from Dhaka, two nights', include2: 'Dinner, tips' }],
  highlight: [{ 'Day 1': 'Train to Sreemangal', 'Day 10': 'Sorted last', 'Day 2': 'Lawachara' }],
  refundSteps: [{ daysBefore: 7, percent: 100 }],
  cancelationPolicy: ['If the train does not run everything is refunded.'],
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  seats: 6,
}

/** The texts of {@link packageInput} in Bangla. */
export const packageWords: PackageWords = {
  name: 'চা-বাগানে সপ্তাহান্ত',
  destination: 'শ্রীমঙ্গল, সিলেট',
  description: 'বাগানের মধ্যে কটেজে দুই রাত, সঙ্গে লাউয়াছড়া বনে হাঁটা।',
  hotels: [{ name: 'বাগানের মধ্যে কটেজ' }, { name: 'গার্ডেন ভিউ', place: 'শ্রীমঙ্গল' }],
  packageIncludes: [{ include1: 'ঢাকা থেকে ট্রেন, দুই রাত', include2: 'রাতের খাবার, বকশিশ' }],
  highlight: [{ 'দিন ১': 'ট্রেনে শ্রীমঙ্গল', 'দিন ১০': 'সবার শেষে', 'দিন ২': 'লাউয়াছড়া' }],
  cancelationPolicy: ['ট্রেন না চললে পুরো টাকা ফেরত।'],
}

export const TRAVEL_DATE = '2027-02-12'

/** Puts packages into the database, each {@link packageInput} but for what is said. */
export async function insertPackages(
  db: Database,
  all: (Partial<PackageInput> & { _id: string })[],
): Promise<HolidayPackage[]> {
  const inserted = all.map((over) => {
    const holiday = { ...packageInput, ...over }
    return { ...holiday, rating: ratingOf(holiday.reviews) }
  })
  const at = new Date(TEST_NOW)
  await db.insert(packages).values(
    inserted.map(({ _id: id, rating, ...rest }) => ({
      ...{ ...rest, id, rating: rating ?? 0 },
      ...{ createdAt: at, updatedAt: at },
    })),
  )
  return inserted
}

export async function insertPackage(
  db: Database,
  over: Partial<PackageInput> = {},
): Promise<HolidayPackage> {
  const [holiday] = await insertPackages(db, [{ _id: 'tea-gardens', ...over }])
  if (!holiday) throw new Error('nothing was inserted')
  return holiday
}

export type HolidayBody = z.input<typeof holidayPaymentBodySchema>

/** A valid payment; by default for one adult in a single room. */
export function holidayPaymentFor(
  holiday: HolidayPackage,
  userId: string,
  over: Partial<HolidayBody> = {},
): HolidayBody {
  const rooms = over.rooms ?? startingRooms
  const people = over.people || startingPeople
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

export function reserve(
  client: Client,
  visitor: Visitor,
  body: HolidayBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  const { paymentType } = body
  const { token } = visitor
  return client.call(processPayment, { params: { paymentType }, body }, { token, idempotencyKey })
}
