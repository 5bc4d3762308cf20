import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { planOf, type PlanStep } from '@jatra/contract/holiday/holiday-plan'
import { whyNotNameTraveler } from '@jatra/contract/holiday/holiday-traveler'
import {
  needsPassports,
  placesToName,
  travelerPlaces,
  travelersDueOn,
} from '@jatra/contract/holiday/traveler-places'
import { endingCancellation } from '@jatra/contract/order/own-cancellations'
import { fullName } from '@jatra/contract/traveler/person-name'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { orderPath } from '@jatra/contract/whole-order/order-name'
import { hasVoucher } from '@jatra/contract/whole-order/voucher'
import { formatDate } from '~/messages/format.ts'
import { holidayOrder as copy } from '~/messages/holiday-order.ts'
import type { Detail } from './detail-list.tsx'

const words = copy.travelers

/** The dated plan of a paid holiday, and under which references it is confirmed; null of any other. */
export function viewPlan(order: HolidayOrder, now: number) {
  const isOver = endingCancellation(order.cancellations) || order.paymentStatus !== 'success'
  if (isOver || order.travelersData.travelDate < todayInDhaka(now)) return null
  const { confirmation } = order
  const names = copy.plan.references
  const references = confirmation
    ? ([
        [names.hotel, confirmation.hotel],
        [names.guide, confirmation.guide],
        [names.flights, confirmation.flights],
      ] as const)
    : []
  return {
    steps: planOf(order, now).map((step) => ({
      ...{ step: step.step, state: step.state, name: copy.plan.steps[step.step] },
      when: whenOf(step),
    })),
    voucherHref: hasVoucher(order) ? `${orderPath(order)}/voucher.pdf` : null,
    references: references.flatMap(([term, value]): Detail[] => (value ? [[term, value]] : [])),
  }
}

function whenOf({ step, state, day }: PlanStep): string {
  if (day === null) return ''
  const date = formatDate(day)
  if (state === 'done') return copy.plan.on(date)
  if (state === 'open') return copy.plan.by(date)
  return step === 'names' || step === 'passports' ? copy.plan.lateNames(date) : copy.plan.late(date)
}

/** Who travels, place by place, and what is still to give. */
export function viewPlaces(order: HolidayOrder, now: number) {
  const passports = needsPassports(order)
  const { travelers } = order.travelersData
  const places = travelerPlaces(order).map(({ position, band }, index) => {
    const traveler = travelers.find((one) => one.position === position)
    const isOpen = whyNotNameTraveler(order, position, now) === null
    const place = copy.form.title(index + 1, words.bands[band])
    const action = passports ? words.givePassport : words.giveName
    const name = traveler ? fullName(traveler) : null
    return {
      ...{ position, place, name, isChild: band !== 'adults' },
      detail: traveler ? detailOf(traveler) : words.missing,
      link: isOpen
        ? {
            href: placeHref(order, position),
            label: name === null ? action : words.change,
            full: name === null ? words.give(action, place) : words.changeOf(name),
          }
        : null,
    }
  })
  return { places, isFewer: travelers.length > 0 && isCut(order), due: dueOf(order, now) }
}
export type PlacesView = ReturnType<typeof viewPlaces>
export type PlanView = NonNullable<ReturnType<typeof viewPlan>>

export const placeHref = (order: HolidayOrder, position: number): string =>
  `${orderPath(order)}/travelers/${String(position)}`

const isCut = ({ cancellations }: HolidayOrder) =>
  cancellations.some(({ status, stay }) => status === 'done' && stay !== null)

function detailOf({
  age,
  birthDate,
  maskedPassportNumber,
}: HolidayOrder['travelersData']['travelers'][number]): string {
  if (age !== null) return words.age(age)
  const passport = maskedPassportNumber === null ? [] : [words.passport(maskedPassportNumber)]
  return [formatDate(birthDate), ...passport].join(', ')
}

/** What is still to give, and by when; null where it cannot be given any more. */
function dueOf(order: HolidayOrder, now: number): { text: string; tone: Tone } | null {
  const { paymentStatus, travelersData } = order
  const today = todayInDhaka(now)
  const isOpen = paymentStatus === 'success' || paymentStatus === 'pending'
  if (!isOpen || travelersData.travelDate <= today || endingCancellation(order.cancellations))
    return null
  const missing = placesToName(order).length
  if (missing === 0) return { text: words.all, tone: 'positive' }
  const due = travelersDueOn(order)
  const day = formatDate(due)
  const kind = needsPassports(order) ? 'passports' : 'names'
  return due < today
    ? { text: words[`${kind}Late`](missing, day), tone: 'warning' }
    : { text: words[`${kind}Due`](missing, day), tone: 'info' }
}

type Tone = 'positive' | 'info' | 'warning'
