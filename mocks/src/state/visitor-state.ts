import type { OfferPricing } from '@jatra/contract/flight/fare'
import type { FlightQuery } from '@jatra/contract/flight/flight'
import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import type { TimedDecision } from '../fixtures/flight-booking-events.ts'
import type { RefundFate, TimedAct } from '../fixtures/refunds.ts'
import type { CancellationQuote } from '@jatra/contract/order/cancellation'
import type { LastDecision } from '@jatra/contract/whole-order/staff-cancellation-acts'
import type { BankDetails } from '@jatra/contract/order/bank-details'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import type { Order } from '@jatra/contract/whole-order/order'
import type { ByHandReason } from '@jatra/contract/order/refund'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import type { HeldPaymentDecision } from '@jatra/contract/payment/held-payment'
import type { PassportFields } from '@jatra/contract/traveler/passport-draft'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import type { StoredDocument } from '@jatra/contract/document/document'
import type { Role, User } from '@jatra/contract/account/user'
import type { Language } from '@jatra/contract/values/language'
import type { Claim } from '@jatra/contract/desk/claims'
import type { Visa } from '@jatra/contract/visa/visa'
import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'
import type { OpenedPassport } from '@jatra/contract/desk/desk-order-endpoints'
import type { Note as DeskNote } from '@jatra/contract/desk/notes'
import type { SavedSearch } from '@jatra/contract/desk/saved-searches'
import type { StaffAct } from '@jatra/contract/desk/timeline'
import type { Note } from '../notes/note.ts'
import type { Rewording } from '../rewording/rewording.ts'
import type { ScenarioRules } from '../scenarios/scenario.ts'
import type { ScenarioName } from '../scenarios/index.ts'

/** What only staff know of a refund. */
export interface RefundFile {
  /** Who requested it by hand; null: the system. */
  requestedBy: string | null
  note: string | null
  acts: readonly TimedAct[]
  /** Where it is paid by hand. */
  bank?: { details: BankDetails; givenAt: number }
  /** Of the request that made it, so that the same one makes no second. */
  request?: { key: string; amount: number | 'whole'; reason: ByHandReason }
}

/** `fromAirline`: what the airline is to give back, integer BDT. */
type KeptQuote = CancellationQuote & { fromAirline: number | null; doneBefore: number }

/** What staff decided last about a cancellation. */
export interface DecidedCancellation extends LastDecision {
  /** Epoch milliseconds. */
  at: number
  /** What the airline is to give back then, integer BDT; absent: what was quoted. */
  fromAirline?: number | null | undefined
}

/** An account and how its password is checked; the password itself is not kept. */
export interface Account {
  user: User
  /** What it may do. */
  role: Role
  /** Null for an account that only signs in elsewhere. */
  passwordDigest: string | null
  /** Whether its owner has shown to read its email. */
  emailVerified: boolean
  /** Of its emails and receipts. */
  language: Language
  /** Id of its picture in the image store. */
  pictureId?: string
}

/** A signed-in device. Times are epoch milliseconds. */
export interface SessionRecord {
  userId: string
  /** Its id in the list of devices. */
  id: string
  userAgent: string | null
  createdAt: number
  usedAt: number
}

/** A link of an email: one that sets a new password, or one that confirms the address. */
interface LinkRecord {
  userId: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** A flight search. Its offers are generated again from query, moment and seed, which keeps a visitor's state small. */
export interface SearchRecord {
  searchUid: string
  query: FlightQuery
  /** The visitor's seed at that time. */
  seed: string
  /** How many offers were asked for; 0 when none were to be found. */
  max: number
  /** Whether not all suppliers answered. */
  partial: boolean
  /** How its offers are priced. */
  pricing: OfferPricing
  /** Whether its first offer was made dear, for `long-content`. */
  dear: boolean
  /** Whether its airlines say nothing of cancelling and changing. */
  untold: boolean
  /** By how many percent an offer's fare has risen since, by its id. */
  risen: Map<string, number>
  startedAt: number
  endsAt: number
}

/** The stored answer of an idempotency key. */
export interface PaidKey {
  bodyDigest: string
  /** The same of what is bought, without how it is paid. */
  contentDigest: string
  answer: { url: string; orderId: string }
}

/** An order with what only the service knows. */
export interface OrderRecord {
  userId: string
  order: Order
  /** Which of its attempts a late gateway confirms, and when, epoch milliseconds; null when none. */
  confirms: { tranId: string; at: number } | null
  /** What happens to a flight at its airline; null: what the travellers' last names choose. */
  airline: JatraAirScenario | null
  /** True for what a demo account had before the visitor came. */
  earlier: boolean
  /** Its payers while it is unpaid; absent on a demo account's earlier orders. */
  payers?: readonly string[]
  /** What the traveller decided last about a change of the airline. */
  decision?: TimedDecision
  /** When its traveller gave it up unpaid, epoch milliseconds. */
  releasedAt?: number
  /** What becomes of its refunds at the gateway; absent: what the payer's name chooses. */
  refundFate?: RefundFate
  /** What staff did about its refunds, by the refund's id. */
  refundFiles?: Readonly<Record<string, RefundFile>>
  /** The payment that its gateway suspects and that waits for a person. `at` is epoch milliseconds. */
  suspected?: { tranId: string; at: number } | null
  /** What staff decided last about such a payment. */
  decidedPayment?: { decision: HeldPaymentDecision; by: string }
  /** The quotes to cancel that the traveller was shown, the latest last. */
  quotes?: readonly KeptQuote[]
  /** What a visa's traveller was told of it, oldest first. `at` is ISO 8601. */
  visaEmails?: readonly { kind: Extract<OrderEmail['kind'], `visa_${string}`>; at: string }[]
  /** What staff decided about its cancellations, by the quote's id. */
  decidedCancellations?: Readonly<Record<string, DecidedCancellation>>
  /** Whom its emails go to, as it was typed; absent on a demo account's earlier orders. */
  contact?: { name: string; email: string; phone: string }
  /** Its passports by the traveller's position; absent on a demo account's earlier orders. */
  passports?: readonly (OpenedPassport | null)[]
  /** The state of its visa file that a scenario has brought about. */
  visaFile?: ScenarioRules['visaFile']
  /** What staff did to it, oldest first. */
  acts?: readonly StaffAct[]
  /** What staff wrote about it, oldest first. */
  notes?: readonly DeskNote[]
}

/** An upload and its owner. */
interface DocumentRecord {
  userId: string
  document: StoredDocument
}

/** An email that the product would have sent. The prototype keeps it for the visitor to read. */
export interface SentEmail {
  /** Epoch milliseconds. */
  sentAt: number
  to: string
  subject: string
  /** Path of its button's link; null without one. */
  href: string | null
}

/** A draft of passport fields. */
interface PassportDraftRecord {
  userId: string
  draftId: string
  fields: PassportFields
  /** Epoch milliseconds. */
  expiresAt: number
}

/** A code of /login/success that waits for its exchange. */
interface LoginCodeRecord {
  userId: string
  /** The secret of the browser that it was issued to. */
  browser: string
  /** Whether the sign-in removed the account's password, which its page says. */
  passwordRemoved: boolean
  /** Epoch milliseconds. */
  expiresAt: number
}

/** The state of one visitor of the prototype. */
export interface VisitorState {
  accounts: Map<string, Account>
  /** By access token, oldest first. */
  tokens: Map<string, SessionRecord>
  /** By the token of the link, oldest first. */
  resets: Map<string, LinkRecord>
  /** Links that confirm an address, by their token, oldest first. */
  confirmations: Map<string, LinkRecord>
  /** Emails that the product would have sent, oldest first. */
  emails: SentEmail[]
  /** Codes of /login/success. */
  loginCodes: Map<string, LoginCodeRecord>
  searches: Map<string, SearchRecord>
  /** By order id, oldest first. */
  orders: Map<string, OrderRecord>
  idempotency: Map<string, PaidKey>
  /** Packages that differ from the catalogue's, by id; null: withdrawn. */
  packages: Map<string, HolidayPackage | null>
  /** Ids of packages whose price has risen already. */
  risenPackages: Set<string>
  /** Visas that differ from the catalogue's, by id; null: withdrawn. */
  visas: Map<string, Visa | null>
  /** Statuses of visas that differ from the catalogue's, by country and kind. */
  visaStatuses: Map<string, StoredVisaStatus>
  /** Ids of visas whose prices have risen already. */
  risenVisas: Set<string>
  /** Uploads by id, oldest first. The files are in the image store. */
  documents: Map<string, DocumentRecord>
  /** Regular travellers of all accounts, by account and id. */
  travelers: Map<string, RegularTraveler>
  /** Passport drafts by form and account. */
  passportDrafts: Map<string, PassportDraftRecord>
  /** Searches that staff keep, by account and id. */
  savedSearches: Map<string, SavedSearch & { staffId: string }>
  /** Ids of failed jobs that staff have tried again. */
  retriedJobs: Set<string>
  /** Who is on what at the desk, by queue and id. */
  claims: Map<string, Claim>
  /** The scenarios in play, in the order of the request. */
  scenarios: readonly ScenarioName[]
  /** Endpoints whose `once` error was already thrown. */
  failedOnce: Set<string>
  /** Offset of the visitor's clock from the real one, milliseconds. */
  clockOffsetMs: number
  /** The seed of the visitor's data; null: the one that the prototype was started with. */
  seed: string | null
  /** The guided tour that they take and its step, by name; null when they take none. */
  tour: { name: string; step: string } | null
  /** Whether they hid the toolbar. */
  toolbarHidden: boolean
  /** What was noted on pages, oldest first. */
  notes: readonly Note[]
  /** Words that they try in another way, in the order of the changes. */
  rewordings: readonly Rewording[]
  /** The scenario whose interactions the next page does; null when it does none. */
  toDo: string | null
  /** Messages about the last visitor controls, until a page has shown them. */
  notices: readonly string[]
  /** Requests since the scenarios were chosen. */
  requestCount: number
  /** Demo accounts whose earlier orders were seeded. */
  seededAccounts: Set<string>
}

export function emptyState(): VisitorState {
  return {
    accounts: new Map(),
    tokens: new Map(),
    resets: new Map(),
    confirmations: new Map(),
    emails: [],
    loginCodes: new Map(),
    searches: new Map(),
    orders: new Map(),
    idempotency: new Map(),
    packages: new Map(),
    risenPackages: new Set(),
    visas: new Map(),
    visaStatuses: new Map(),
    risenVisas: new Set(),
    savedSearches: new Map(),
    retriedJobs: new Set(),
    claims: new Map(),
    documents: new Map(),
    travelers: new Map(),
    passportDrafts: new Map(),
    scenarios: [],
    failedOnce: new Set(),
    clockOffsetMs: 0,
    seed: null,
    tour: null,
    toolbarHidden: false,
    notes: [],
    rewordings: [],
    toDo: null,
    notices: [],
    requestCount: 0,
    seededAccounts: new Set(),
  }
}
