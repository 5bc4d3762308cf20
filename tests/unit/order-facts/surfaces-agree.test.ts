import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { openCancellation } from '@jatra/contract/order/own-cancellations'
import { formatDate } from '@jatra/contract/values/dates'
import { happenings, lifeOf, type Life } from './lives.ts'
import { eTicketLinesOf, receiptOf, surfacesOf } from './surfaces.ts'

const RUNS = 100

type Surfaces = Awaited<ReturnType<typeof surfacesOf>>

/** Each life is looked at once, and everything that shows it is held against everything else. */
const agree = (see: (shown: Surfaces, life: Life) => void) => () =>
  fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      const life = lifeOf(all)
      see(await surfacesOf(life), life)
    }),
    { numRuns: RUNS },
  )

const plain = (name: string) => name.replace(/^\S+\. /, '')
const initials = (name: string) =>
  plain(name)
    .split(' ')
    .map((part) => part[0])
const nameOf = ({
  title,
  firstName,
  lastName,
}: FlightOrder['travelersData']['travelers'][number]) => `${title} ${firstName} ${lastName}`
const lineOf = (text: string, ...terms: string[]) =>
  terms.flatMap((term) => new RegExp(`^${term}: (.*)$`, 'm').exec(text)?.[1] ?? []).at(0)
/** The names on the page's ticket. */
const onTicket = ({ page }: Surfaces): string[] =>
  'travelers' in page
    ? page.travelers.flatMap((one) => ('gone' in one && one.gone ? [] : [one.name]))
    : []
const stands = ({ seen }: Surfaces) =>
  ['ticketed', 'paid', 'at_embassy', 'changed', 'over'].includes(seen.status)

describe('what pages, emails, papers, the calendar and the public check show of an order', () => {
  it(
    'is who travels',
    agree((shown, { order }) => {
      const { card, email, calendar, seen, tickets, page } = shown
      const count = Number(/^(\d+)/.exec(lineOf(email, 'For') ?? '')?.[1])
      expect(card.persons).toBe(count)
      if (order.serviceType === 'holidays') {
        expect('party' in page && page.party).toContain(count > 1 ? `and ${count - 1} more` : '')
        if (stands(shown)) expect(count).toBe(order.travelers - seen.placesGivenBack)
        return
      }
      if (!stands(shown)) return
      const names = onTicket(shown)
      expect(names).toHaveLength(count)
      expect(lineOf(email, 'Travellers?')?.split(', ')).toEqual(names)
      const shownBy = seen.travelers.filter(({ gone }) => !gone).map((one) => one.initials)
      expect(shownBy).toHaveLength(count)
      shownBy.forEach((one, index) => expect(one[0]).toBe(initials(names[index] ?? '')[0]))
      if (order.serviceType !== 'flight') return
      expect(calendar).toContain(`For ${names.map(plain).join(', ')}`)
      for (const traveler of order.travelersData.travelers) {
        const name = nameOf(traveler)
        const flies = names.includes(name)
        expect(page.text.includes(`"name":"${name}"`)).toBe(true)
        if (tickets !== null) expect(tickets.includes(`${name}: `)).toBe(flies)
        if (names.length === 1) expect(page.order.next.text).not.toContain('each with')
      }
    }),
  )

  it(
    'is until when it can be paid',
    agree(({ page, email }, { order }) => {
      if (order.paymentStatus !== 'pending') return
      const [, time = ''] = /(?:until|Pay by) .*?(\d\d:\d\d), Dhaka time/s.exec(email) ?? []
      expect(time).toMatch(/^\d\d:\d\d$/)
      expect(page.order.next.text).toContain(time)
    }),
  )

  it(
    'is what is to be done by which day',
    agree(({ page, calendar, email, seen }, { order, now }) => {
      if (order.serviceType !== 'visa') return
      const text = page.text
      const isAsked = seen.status === 'cancelling'
      const mayAct = seen.status === 'paid' || (isAsked && order.handedOverAt === null)
      const { documentsDueDate, deliveryDate, travelers } = order.travelersData
      const missing = travelers.filter(({ documentsLater }) => documentsLater)
      const waits = mayAct || seen.status === 'not_paid'
      expect(text.includes('"Missing documents"')).toBe(waits && documentsDueDate !== null)
      expect(text.includes('"Pickup date"')).toBe(waits && deliveryDate !== null)
      if (order.paymentStatus === 'success')
        expect(email.includes('Picked up on')).toBe(mayAct && deliveryDate !== null)
      const inCalendar = calendar?.includes('Last day for missing documents') ?? false
      const leaves = page.order.status === 'CANCEL' && order.paymentStatus === 'success'
      expect(inCalendar).toBe((mayAct || leaves) && documentsDueDate !== null)
      expect(calendar?.includes('-pickup@') ?? false).toBe(
        (mayAct || leaves) && deliveryDate !== null,
      )
      if (!mayAct) expect(page.order.next.text).not.toMatch(/^(Bring|Have your documents)/)
      if (documentsDueDate === null || !waits) return
      expect(text).toContain(
        `By ${formatDate(documentsDueDate)}, of ${missing.map(({ firstName }) => firstName).join(', ')}`,
      )
      if (!mayAct || isAsked) return
      expect(calendar).toContain(`DTSTART;VALUE=DATE:${documentsDueDate.replaceAll('-', '')}`)
      if (now < Date.parse(`${documentsDueDate}T00:00:00Z`))
        expect(page.order.next.text).toContain(formatDate(documentsDueDate))
    }),
  )

  it(
    'is how it stands',
    agree(({ page, card, seen, verdict }, { order }) => {
      const { status, next, statusText } = page.order
      expect([card.status, card.statusText]).toEqual([status, statusText])
      expect(['CANCEL', 'FAILED'].includes(status)).toBe(
        ['cancelled', 'failed'].includes(seen.status),
      )
      expect(status === 'FAILED').toBe(order.paymentStatus === 'failed')
      const isGood = ['ticketed', 'paid', 'at_embassy', 'over'].includes(seen.status)
      // What is asked of an airline or a colleague outlasts the journey.
      const change = order.serviceType === 'flight' ? order.booking.change : null
      const isAsked = openCancellation(order.cancellations) !== null || change !== null
      expect(status === 'CONFIRM').toBe(isGood && !isAsked)
      if (change?.decision === 'refund' && seen.status !== 'over')
        expect([seen.status, next.text]).toEqual(['cancelling', expect.stringMatching(/cancel/)])
      if (seen.status === 'over') expect(next.text).not.toMatch(/^See below|^Nothing more to pay/)
      expect(/embassy has/.test(next.text)).toBe(seen.status === 'at_embassy')
      expect(statusText === 'Handed over to the embassy').toBe(seen.status === 'at_embassy')
      // A refund is what is left to be said of a journey, also once it is over.
      const refunded = order.refunds.length > 0
      if (!refunded && !isAsked) expect(/is over\.$/.test(next.text)).toBe(seen.status === 'over')
      if (seen.status === 'over') expect(verdict.title).toContain(formatDate(seen.endedOn ?? ''))
    }),
  )

  it(
    'is who may have the papers',
    agree(({ page, calendar, mayHaveReceipt, seen }, { order }) => {
      const { calendar: saved, receiptHref, check, status } = page.order
      expect(saved !== null).toBe(calendar !== null)
      expect(receiptHref !== null).toBe(mayHaveReceipt)
      expect(check !== null).toBe(order.paymentStatus === 'success')
      if (!saved) return
      const events = calendar?.match(/^STATUS:.*$/gm)
      const leaves = seen.status === 'cancelled' || status === 'CANCEL'
      expect(saved.label).toBe(leaves ? 'Remove from calendar' : 'Add to calendar')
      expect([...new Set(events)]).toEqual([leaves ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED'])
    }),
  )
})

it('is what was paid and went back, on paper as on the page and for who checks', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      const life = lifeOf(all)
      if (life.order.paymentStatus !== 'success') return
      const { page, seen, verdict } = await surfacesOf(life)
      const lines = await receiptOf(life.order)
      const staysAt = lines.indexOf('Stays paid after that')
      const stays = staysAt < 0 ? page.order.total : (lines[staysAt + 1] ?? '')
      expect(lines).toContain(page.order.total)
      const expected = stays === page.order.total ? 'none' : stays === '৳0' ? 'whole' : 'part'
      expect(seen.refunded).toBe(expected)
      expect(verdict.money === null).toBe(expected === 'none')
      expect(page.order.refunds.length === 0).toBe(expected === 'none')
      if (life.order.serviceType === 'flight') {
        const gone = life.order.travelersData.travelers.filter((_, at) => seen.travelers[at]?.gone)
        const crossed = lines.filter((line) => line.startsWith('Cancelled: '))
        expect(crossed).toEqual(gone.map((traveler) => `Cancelled: ${nameOf(traveler)}`))
      }
      if (life.order.serviceType === 'holidays')
        expect(lines.includes('Given back')).toBe(seen.placesGivenBack > 0)
    }),
    { numRuns: RUNS / 5 },
  )
})

it('is who flies with which ticket, on the e-ticket that the page offers as on the page', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      const { order, now } = lifeOf({ ...all, kind: 'flight', paid: 'success' })
      const shown = await surfacesOf({ order, now })
      const { page, tickets, seen } = shown
      const lines = await eTicketLinesOf(order)
      expect(page.order.eTicketHref !== null).toBe(lines !== null)
      if (!lines || order.serviceType !== 'flight') return
      expect(['ticketed', 'over']).toContain(seen.status)
      // What stands close together is one line for a reader, and a long name is two.
      const text = lines.join(' ')
      expect(text).toContain(order.booking.reference)
      const { travelers } = order.travelersData
      // The page tells them apart by their names alone; two of one name are refused before the payment.
      fc.pre(new Set(travelers.map(nameOf)).size === travelers.length)
      for (const traveler of travelers) {
        const flies = onTicket(shown).includes(nameOf(traveler))
        const issued = order.booking.tickets.find((one) => one.travelerId === traveler.travelerId)
        const number = issued?.number ?? null
        expect(number !== null && text.includes(number)).toBe(flies)
        if (!flies) continue
        expect(text).toContain(nameOf(traveler))
        expect(tickets).toContain(`${nameOf(traveler)}: ${issued?.number}`)
      }
    }),
    { numRuns: RUNS / 5 },
  )
})
