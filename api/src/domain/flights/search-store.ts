import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import {
  dictionariesSchema,
  flightQuerySchema,
  pricedOfferSchema,
} from '@jatra/contract/flight/flight'
import { flightUnknown, searchExpired, searchUnknown } from '@jatra/contract/flight/flight-errors'
import { dictionariesIn } from '@jatra/contract/whole-order/place-in'
import { fromKeys } from '@jatra/contract/values/keys-of'
import { languages, type Language } from '@jatra/contract/values/language'
import { offerTermsSchema, type OfferTerms } from '../../db/offer-terms.ts'
import { flightSearches, type FlightSearchRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

interface SearchStoreDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
}

/** A search in memory: already JSON, because it is answered far more often than it is inspected. */
interface KeptSearch {
  endsAt: number
  /** Members of the answer that do not change, without braces. */
  session: string
  offers: Map<string, string>
  /** With places named in each language. */
  dictionaries: Record<Language, string>
  terms: Record<string, OfferTerms>
}

const storedColumns = z.object({
  query: flightQuerySchema,
  offers: z.array(pricedOfferSchema),
  dictionaries: dictionariesSchema,
  terms: z.record(z.string(), offerTermsSchema),
})

const storedOffer = z.object({
  offer: pricedOfferSchema,
  dictionaries: dictionariesSchema,
  query: flightQuerySchema,
})
/** An offer with the data that its price and summary need. */
type StoredOffer = z.infer<typeof storedOffer>

/** Searches and their offers; they never change, so the memory is never stale. */
export interface SearchStore {
  /** Stores a search. @returns its answer's JSON */
  write(row: FlightSearchRow, language: Language): Promise<string>
  /** A search's answer as JSON. @throws DomainError not_found, session_expired */
  readAnswer(searchUid: string, language: Language): Promise<string>
  /** The answer for one of its offers, as JSON. @throws DomainError not_found, session_expired */
  readOfferAnswer(searchUid: string, flightId: string, language: Language): Promise<string>
  /** One offer as data. @throws DomainError not_found, session_expired */
  readOffer(searchUid: string, flightId: string): Promise<StoredOffer>
  /** The supplier's side of an offer; null on searches of a version that had none. @throws DomainError as `readOffer` */
  readTerms(searchUid: string, flightId: string): Promise<OfferTerms | null>
}

/** @param capacity searches in memory, about 40 kB each; the least recently used are dropped */
export function createSearchStore({ db, clock }: SearchStoreDeps, capacity = 500): SearchStore {
  const kept = new LRUCache<string, KeptSearch>({ max: capacity })

  function keep(row: FlightSearchRow): KeptSearch {
    const search = toKept(row)
    kept.set(row.searchUid, search)
    return search
  }

  async function find(searchUid: string): Promise<KeptSearch> {
    let search = kept.get(searchUid)
    if (!search) {
      const [row] = await db
        .select()
        .from(flightSearches)
        .where(eq(flightSearches.searchUid, searchUid))
      if (!row) throw searchUnknown()
      search = keep(parseSearch(row))
    }
    if (clock() < search.endsAt) return search
    throw searchExpired()
  }

  async function findOffer(searchUid: string, flightId: string) {
    const search = await find(searchUid)
    const offer = search.offers.get(flightId)
    if (!offer) throw flightUnknown()
    return { search, offer }
  }

  const now = () => `"serverTime":"${new Date(clock()).toISOString()}"`
  const answerOf = ({ offers, dictionaries, session }: KeptSearch, language: Language) =>
    `{"flights":{"data":[${[...offers.values()].join(',')}],"dictionaries":${dictionaries[language]}},${session},${now()}}`

  return {
    async write(row, language) {
      await db.insert(flightSearches).values(row)
      return answerOf(keep(row), language)
    },
    async readAnswer(searchUid, language) {
      return answerOf(await find(searchUid), language)
    },
    async readOfferAnswer(searchUid, flightId, language) {
      const { search, offer } = await findOffer(searchUid, flightId)
      return `{"offer":${offer},"dictionaries":${search.dictionaries[language]},${search.session},${now()}}`
    },
    async readOffer(searchUid, flightId) {
      const { search, offer } = await findOffer(searchUid, flightId)
      const dictionaries = `"dictionaries":${search.dictionaries.en}`
      return readStored(
        storedOffer,
        JSON.parse(`{"offer":${offer},${dictionaries},${search.session}}`),
      )
    },
    async readTerms(searchUid, flightId) {
      const { search } = await findOffer(searchUid, flightId)
      return search.terms[flightId] ?? null
    },
  }
}

/** The JSON columns may be older than the schema, or damaged: such offers are neither shown nor priced. */
function parseSearch(row: FlightSearchRow): FlightSearchRow {
  return { ...row, ...readStored(storedColumns, row) }
}

function readStored<Schema extends z.ZodType>(schema: Schema, stored: unknown): z.output<Schema> {
  const parsed = schema.safeParse(stored)
  if (parsed.success) return parsed.data
  throw searchExpired()
}

function toKept(row: FlightSearchRow): KeptSearch {
  const session = JSON.stringify({
    searchUid: row.searchUid,
    sessionStartTime: row.startedAt.toISOString(),
    sessionEndTime: row.endsAt.toISOString(),
    query: row.query,
    partial: row.partial,
  })
  return {
    endsAt: row.endsAt.getTime(),
    session: session.slice(1, -1),
    offers: new Map(row.offers.map((offer) => [offer.id, JSON.stringify(offer)])),
    dictionaries: fromKeys(languages, (language) =>
      JSON.stringify(dictionariesIn(language, row.dictionaries)),
    ),
    terms: row.terms,
  }
}
