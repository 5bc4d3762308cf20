import type { bookings } from './bookings.ts'
import type { done } from './done.ts'
import type { fieldErrors } from './field-errors.ts'
import type { requests } from './requests.ts'
import type { sales } from './sales.ts'
import type { staff } from './staff.ts'

/**
 * What the API says to people, before it is written in a language: the key of a text in the catalogues of
 * this folder, with the text's parameters where it takes any.
 */
export type Message = MessageIn<AllMessages> | AnsweredMessage

type AllMessages = typeof fieldErrors &
  typeof requests &
  typeof sales &
  typeof bookings &
  typeof done &
  typeof staff

/** One that forms can say themselves: a browser has these texts, in the language of its page. */
export type FieldMessage = MessageIn<typeof fieldErrors>

/** Written already, by an API that was asked in a language or in the words of one page: the text stays as it is. */
interface AnsweredMessage {
  text: string
  key?: string | undefined
  params?: MessageParams | undefined
}

type MessageParams = Record<string, string | number>

type MessageIn<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends (params: infer Params) => string
    ? { key: Key; params: Params }
    : Key
}[keyof Catalogue]

/** A catalogue, where it is read by keys that are known when it runs. */
export type Catalogue = Readonly<Record<string, string | ((params: never) => string)>>

/** A message as a text of the catalogue; one that is not in it says no more than that something is wrong. */
export function writeFrom(catalogue: Catalogue & { checkValue: string }, message: Message): string {
  if (typeof message === 'object' && 'text' in message) return message.text
  const { key = '', params } = partsOf(message)
  const text = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  if (typeof text !== 'function') return text ?? catalogue.checkValue
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `Message` pairs each key with its own parameters
  return text(params as never)
}

/** The key and the parameters of a message, for programs. */
export function partsOf(message: Message): { key?: string; params?: MessageParams } {
  if (typeof message === 'string') return { key: message }
  const { key, params } = message
  return { ...(key !== undefined && { key }), ...(params && { params }) }
}

/** A message for a schema: Zod's issues hold nothing but texts. {@link readIssue} reads it. */
export const issue = (message: Message): string =>
  typeof message === 'string' ? message : JSON.stringify(message)

/** The message of an issue. One that Zod wrote itself is for programmers, and in no catalogue. */
export function readIssue(text: string): Message {
  const read: unknown = text.startsWith('{') ? JSON.parse(text) : text
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by `issue`; anything else is told apart when it is written
  return read as Message
}
