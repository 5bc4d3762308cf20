import { z } from 'zod'
import type { Order } from '@jatra/contract/whole-order/order'
import type { Draft } from './draft-fields.ts'
import { forgetPassports, PASSPORTS } from './passport-draft.ts'
import { keepInTab, keysInTab, readFromTab, removeFromTab } from './tab-storage.ts'

/** The forms of which this tab keeps a draft. */
export type DraftForm = Order['serviceType'] | 'traveler' | 'profile'

/** Whose draft it is and what it was begun for. Nothing else decides whether a form shows it. */
export interface DraftOwner {
  account: string
  /** The product, or `bookedAgain`. */
  begunFor: string
  /** Fields that name who travels by the order that is booked again. */
  sentFor?: Record<string, string>
}

/** What a form is begun for that books an unpaid order again (readPrefillOrder). */
export const bookedAgain = (orderId: string) => `order ${orderId}`

const ALL = 'jatra.draft '
/** The account of all drafts in this tab. */
const ACCOUNT_KEY = 'jatra.draft-account'
/** The draft that was sent last. */
const SENT_KEY = 'jatra.draft-sent'
const FIELDS = 'fields'

const draftsOf = (form: DraftForm) => `${ALL}${form} `
/** What belongs to a draft is stored under keys that begin with this one. */
const draftKey = (form: DraftForm, begunFor: string) => `${draftsOf(form)}${begunFor}:`

/**
 * The storage key of a draft. Drafts of another account are removed, because the next person on this device must not see
 * them. An order that is booked again begins with what this tab sent for the same people, so that their passports and
 * pictures come along.
 */
export function openDraft(form: DraftForm, { account, begunFor, sentFor }: DraftOwner): string {
  if (readFromTab(ACCOUNT_KEY, z.string()) !== account) {
    for (const key of keysInTab(ALL)) removeFromTab(key)
    keepInTab(ACCOUNT_KEY, account)
  }
  const draft = draftKey(form, begunFor)
  const sent = readFromTab(SENT_KEY, z.string())
  const isNew = keysInTab(draft).length === 0
  if (isNew && sentFor && sent?.startsWith(draftsOf(form)) && isOf(readDraft(sent), sentFor)) {
    for (const key of keysInTab(sent))
      keepInTab(draft + key.slice(sent.length), readFromTab(key, z.unknown()))
  }
  return draft
}

const isOf = (draft: Draft, people: Record<string, string>) =>
  Object.entries(people).every(([name, value]) => draft[name]?.trim() === value)

const fieldsSchema = z.record(z.string(), z.string())

export function readDraft(draft: string): Draft {
  return readFromTab(draft + FIELDS, fieldsSchema) ?? {}
}

/** Values of fields that the form does not show now (another number of travellers) stay in the draft. */
export function addToDraft(draft: string, typed: Draft): void {
  keepInTab(draft + FIELDS, { ...readDraft(draft), ...typed })
}

/** Deletes the drafts of a form, or the one of what is named, with their passports. */
export function dropDrafts(form: DraftForm, begunFor?: string): void {
  const keys = keysInTab(begunFor === undefined ? draftsOf(form) : draftKey(form, begunFor))
  for (const key of keys) {
    if (key.endsWith(PASSPORTS)) forgetPassports(key.slice(0, -PASSPORTS.length))
    removeFromTab(key)
  }
}

export function noteSentDraft(draft: string): void {
  keepInTab(SENT_KEY, draft)
}
