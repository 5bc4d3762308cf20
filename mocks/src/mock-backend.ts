import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { ConfirmedOrder } from '@jatra/contract/whole-order/voucher'
import type { Order } from '@jatra/contract/whole-order/order'
import type { CalendarSite } from '@jatra/contract/whole-order/order-calendar'
import { languages, type Language } from '@jatra/contract/values/language'
import type { OfferPricing } from '@jatra/contract/flight/fare'
import { simulatorPricing, type PricingSettings } from '@jatra/contract/flight/pricing'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { REFERENCE_SEED } from './fixtures/reference.ts'
import { createLinkStore, type LinkStore } from './links/link-store.ts'
import type { SeedData } from './state/seed-data.ts'
import { createImageStore, type ImageStore } from './state/image-store.ts'
import type { VisitorState } from './state/visitor-state.ts'
import { createVisitorStates, type VisitorStates } from './state/visitor-states.ts'

/** Options of the mock backend. The clock and the ids are injected, so tests and stories are reproducible. */
export interface MockOptions {
  /** Now, epoch milliseconds. */
  clock: () => number
  /** A fresh id each time: 8 to 30 letters, digits or hyphens, such as a UUID without its hyphens. */
  newId: () => string
  /** When the site was built, epoch milliseconds; null where it is not built. */
  builtAt?: number | null | undefined
  /** Those of the site; all unless given. */
  languages?: readonly Language[] | undefined
  /** Seed of the generated data. */
  seed?: string | undefined
  /** Minutes for which a flight search stands, 15 unless given (docs/specification.md, Flight session). */
  flightSessionMinutes?: number | undefined
  /** How flights are priced: as the simulator's are, unless given. */
  pricing?: PricingSettings | undefined
  /** How many visitors are kept at once; the least recently active is dropped first. */
  maxVisitors?: number | undefined
  /** Where the site is and who sells, for calendar files; a sample unless given. */
  site?: Omit<CalendarSite, 'languages'> | undefined
  /** Renders the receipt of a paid order as a PDF. Not available in the browser. */
  drawReceipt?: DrawPdf<Order> | undefined
  /** The same of a ticketed flight's e-ticket. */
  drawETicket?: DrawPdf<FlightOrder> | undefined
  /** The same of a confirmed holiday's voucher. */
  drawVoucher?: DrawPdf<ConfirmedOrder> | undefined
  /** This machine's address in its network, for phones; null without one. */
  networkAddress?: (() => string | null) | undefined
  /** Delay in milliseconds, used by the slow scenarios. */
  wait?: ((ms: number) => Promise<void>) | undefined
}

type DrawPdf<Drawn extends Order> = (
  order: Drawn,
  language: Language,
  signal: AbortSignal,
) => Promise<Uint8Array<ArrayBuffer>>

/** The prototype's back end: settings, and the state of each visitor. */
export interface MockBackend {
  clock: () => number
  newId: () => string
  wait: (ms: number) => Promise<void>
  builtAt: number | null
  languages: readonly Language[]
  seed: string
  sessionMs: number
  pricing: OfferPricing
  site: CalendarSite
  drawReceipt: DrawPdf<Order> | undefined
  drawETicket: DrawPdf<FlightOrder> | undefined
  drawVoucher: DrawPdf<ConfirmedOrder> | undefined
  networkAddress: () => string | null
  visitors: VisitorStates
  /** Initial data of the demo accounts, by account, seed and moment. */
  seedData: Map<string, SeedData>
  /** Uploaded pictures of all visitors. */
  pictures: ImageStore
  /** The states of copied links. */
  links: LinkStore
}

const DEFAULT_SESSION_MINUTES = 15

const sampleSite: Omit<CalendarSite, 'languages'> = {
  siteUrl: 'https://jatra.example',
  agency: { name: 'Jatra (sample agency)', email: 'hello@jatra.example' },
}

export function createMockBackend(options: MockOptions): MockBackend {
  const { clock, newId } = options
  return {
    clock,
    newId,
    wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    builtAt: options.builtAt ?? null,
    languages: options.languages ?? languages,
    seed: options.seed ?? REFERENCE_SEED,
    sessionMs: (options.flightSessionMinutes ?? DEFAULT_SESSION_MINUTES) * MINUTE_MS,
    pricing: simulatorPricing(options.pricing),
    site: { ...(options.site ?? sampleSite), languages: options.languages ?? languages },
    drawReceipt: options.drawReceipt,
    drawETicket: options.drawETicket,
    drawVoucher: options.drawVoucher,
    networkAddress: options.networkAddress ?? (() => null),
    seedData: new Map(),
    visitors: createVisitorStates({ clock, max: options.maxVisitors }),
    pictures: createImageStore({ clock }),
    links: createLinkStore({ newId }),
  }
}

/** The visitor's own time, epoch milliseconds: their clock may have been moved. */
export function nowOf({ clock }: MockBackend, { clockOffsetMs }: VisitorState): number {
  return clock() + clockOffsetMs
}

/** The seed of the visitor's data. */
export function seedOf(backend: MockBackend, { seed }: VisitorState): string {
  return seed ?? backend.seed
}
