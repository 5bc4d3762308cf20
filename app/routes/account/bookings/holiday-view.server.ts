import { stayLeft } from '@jatra/contract/holiday/cancel-holiday'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { describeHotel } from '@jatra/contract/holiday/package-parts'
import { ageBands, countPeople, roomTypes } from '@jatra/contract/order/rooms'
import { fullName } from '@jatra/contract/traveler/person-name'
import { formatPhone } from '@jatra/contract/traveler/phone'
import { addDays } from '@jatra/contract/values/dates'
import { digits } from '@jatra/design-system/language'
import { formatDate, formatDuration } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { packageHref } from '~/routes/holiday/package-view.ts'
import type { Detail } from './detail-list.tsx'
import { chargeLines, nameOfLine } from './quote-lines.ts'

const copy = holidays.order

/** The stay that a holiday order is of, as its traveller and staff see it. */
export function viewHoliday(order: HolidayOrder) {
  const { package: holiday } = order.productData
  const { travelDate, address } = order.travelersData
  const { rooms, people } = stayLeft(order)
  const lines = order.quote.lines.flatMap((line) => {
    const room = roomTypes.find((one) => one === line.item)
    return room && rooms[room] > 0 ? [{ ...line, count: rooms[room] }] : []
  })
  return {
    name: holiday.name,
    href: packageHref(holiday._id),
    when: [
      [copy.travelDate, formatDate(travelDate)],
      [copy.lastDay, formatDate(addDays(travelDate, holiday.duration - 1))],
    ] satisfies Detail[],
    party: copy.party(fullName(address), countPeople(people)),
    stay: [
      [copy.package, `${holiday.destination}, ${formatDuration(holiday.duration)}`],
      ...(holiday.hotels.length > 0
        ? [
            [
              copy.hotels,
              holiday.hotels.map((hotel) => describeHotel(hotel).name).join(', '),
            ] as const,
          ]
        : []),
      [copy.rooms, lines.map(nameOfLine).join(', ')],
    ] satisfies Detail[],
    people: ageBands
      .filter((band) => people[band] > 0)
      .map((band): [string, string] => [copy.bands[band], digits(people[band])]),
    contact: [
      [
        [address.title, address.firstName, address.lastName].filter(Boolean).join(' '),
        `${formatPhone(address.number)}, ${address.email}`,
      ],
    ] satisfies Detail[],
    lines: chargeLines(order.quote),
  }
}
export type HolidayView = ReturnType<typeof viewHoliday>
