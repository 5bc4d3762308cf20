import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createLogger } from '@jatra/contract/observability/logging'
import { reservationsOf } from '@jatra/contract/whole-order/reservations'
import { languages } from '@jatra/contract/values/language'
import { htmlEmail } from '../../../api/src/domain/mail/html-email.ts'
import { createLocale } from '../../../api/src/domain/mail/locale.ts'
import { createOutboxFolder } from '../../../api/src/providers/mail/outbox-folder.ts'
import { debianCommand } from '../../../scripts/debian-command.mjs'
import { lifeOf } from './lives.ts'

/** What KMail and Itinerary read emails with, as Debian has it. It is not on the PATH. */
const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const EXTRACTOR = `/usr/lib/${machine}-linux-gnu/libexec/kf5/kitinerary-extractor`

const agency = { name: 'Padma Travels', phone: '+880 9600 654321' }
const url = 'https://jatra.test/app/account/bookings/flight/o1'
const paid: Parameters<typeof lifeOf>[0] = {
  ...{ kind: 'flight', seed: 0, paid: 'success', part: false, whole: false, waits: false },
  ...{ change: 'none', goodwill: false, held: false, handedOver: false, pickUp: false },
  ...{ documents: [], removed: false, seen: 'today' },
}

const folder = mkdtempSync(join(tmpdir(), 'jatra-kitinerary-'))
const log = createLogger(() => undefined)
const outbox = createOutboxFolder(folder, 'Jatra <hello@jatra.test>', log, false)
afterAll(() => rmSync(folder, { recursive: true }))

let extractor: string
beforeAll(() => {
  extractor = debianCommand(EXTRACTOR, 'libkpimitinerary-bin')
}, 180_000)

const time = z.union([
  z.string(),
  z.object({ '@value': z.string() }).transform((at) => at['@value']),
])
const reads = z.array(
  z.object({
    '@type': z.string(),
    reservationNumber: z.string(),
    reservationStatus: z.string(),
    underName: z.object({ name: z.string() }),
    reservedTicket: z.object({ ticketNumber: z.string() }).optional(),
    reservationFor: z.object({
      flightNumber: z.string().optional(),
      airline: z.object({ iataCode: z.string() }).optional(),
      departureAirport: z.object({ iataCode: z.string() }).optional(),
      departureTime: time.optional(),
      arrivalAirport: z.object({ iataCode: z.string() }).optional(),
      arrivalTime: time.optional(),
      name: z.string().optional(),
    }),
  }),
)
/** Programs may sort them otherwise. */
const sorted = (all: unknown) =>
  reads.parse(all).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
const keyOf = (one: z.infer<typeof reads>[number]) => JSON.stringify(one)

it.each<[string, Partial<typeof paid>]>([
  ['tickets', {}],
  ['changed flights', { change: null }],
  ['a flight that was cancelled', { whole: true }],
  ['a package', { kind: 'holidays', seed: 9 }],
])('a mail program reads of %s what was written, in both languages', async (_, more) => {
  const { order, now } = lifeOf({ ...paid, ...more })
  for (const language of languages) {
    const reservations = reservationsOf(order, language, { agency, url, now })
    expect(reservations.length).toBeGreaterThan(0)
    const locale = createLocale(language, { siteUrl: 'https://jatra.test', languages, agency })
    const content = { subject: 'Your tickets', preview: '', title: '', parts: [], reason: '' }
    const html = htmlEmail({ ...content, button: null, reservations }, locale)
    const id = `${order._id}-${language}`
    const email = { id, to: 'nusrat@example.com', writtenAt: now, subject: 'Tickets' }
    await outbox.send({ ...email, text: '', html, link: null, attachments: [] })
    const file = readdirSync(folder).find((name) => name.endsWith(`-${id}.eml`)) ?? ''
    const { stdout, stderr } = spawnSync(
      extractor,
      ['-c', new Date(now).toISOString(), join(folder, file)],
      { encoding: 'utf8', env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } },
    )
    expect(sorted(JSON.parse(stdout || stderr))).toEqual(sorted(reservations))
  }
})
