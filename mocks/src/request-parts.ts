import { documentTooLarge } from '@jatra/contract/document-refusals'
import { Refusal, type FieldErrors } from '@jatra/contract/problem'

/** 1 MiB, as the API allows. */
const MAX_BODY = 1024 * 1024

/** The query as an object: a key given once is a text, one given more often a list. */
export function readQuery(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  const given = new URL(request.url).searchParams
  for (const key of given.keys()) {
    const values = given.getAll(key)
    query[key] = values.length > 1 ? values : (values[0] ?? '')
  }
  return query
}

/** The JSON of a body. @throws Refusal invalid_input, as the API does. */
export function readJson(request: Request, body: string): unknown {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal('invalid_input', 'Send the body as application/json.')
  }
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw new Refusal('invalid_input', 'The body is not valid JSON.')
  }
}

/** The text of a body. @throws Refusal body_too_large over 1 MiB. */
export async function readText(request: Request): Promise<string> {
  const body = await request.text()
  if (new TextEncoder().encode(body).length > MAX_BODY) {
    throw new Refusal('body_too_large', 'That is more than we can take at once (1 MiB).')
  }
  return body
}

/** The bytes of a file. @throws Refusal body_too_large beyond `max`, without reading on */
export async function readFile(
  request: Request,
  max: number,
  tooLarge: () => Refusal = documentTooLarge,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > max) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > max) {
      // Not awaited: msw holds a copy of the stream, and both would have to be cancelled.
      void reader?.cancel().catch(() => undefined)
      throw tooLarge()
    }
    chunks.push(part.value)
  }
  const bytes = new Uint8Array(length)
  chunks.reduce((at, chunk) => {
    bytes.set(chunk, at)
    return at + chunk.length
  }, 0)
  return bytes
}

/** What no database stores and nobody types: NUL characters and halves of characters. */
const UNREADABLE = /\0|\p{Surrogate}/u

/** @throws Refusal invalid_input, with the field, when a text anywhere in the value cannot be read, as the API does. */
export function refuseUnreadable(value: unknown, path = ''): void {
  if (typeof value === 'string' && UNREADABLE.test(value)) {
    const message = 'Please use characters that can be read'
    throw new Refusal('invalid_input', message, { errors: { [path]: [message] } })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    refuseUnreadable(inner, path ? `${path}.${key}` : key)
  }
}

/** @throws Refusal invalid_input with the first of the messages, and all of them by field. */
export function refuseFields(errors: FieldErrors): never {
  const message = Object.values(errors)[0]?.[0] ?? 'Please check what you entered.'
  throw new Refusal('invalid_input', message, { errors })
}
