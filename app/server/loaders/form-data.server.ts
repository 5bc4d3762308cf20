import { parsePairs } from '@jatra/contract/http/request-input'
import { DomainError } from '@jatra/contract/http/problem'
import { data } from '@remix-run/node'

/** More fields than the longest form has: 9 travellers of 20 fields. */
const MAX_FIELDS = 500
const MAX_NAME_LENGTH = 100
/** Characters of all fields together, without files: ten times the longest valid form. */
const MAX_TEXT = 200_000
/** Bytes of the lines before one field of a multipart form: its name, its type, a file's name. */
const MAX_PART_HEADERS = 4_096
/**
 * Field names become objects and lists: `travelers[999999999].title` would make a list of a billion places and block
 * the process, and `__proto__` is no field of ours. The longest list of any form has 18 places.
 */
const FOUL_NAME = /\[(?:[2-9]\d|\d{3,})\]|\b(__proto__|prototype|constructor)\b/
/** Commands of the form library that edit lists. Our pages send none. */
const COMMANDS = ['__intent__', '__state__']
/** As browsers write it. A boundary that could be read in two ways is rejected. */
const MULTIPART = /^multipart\/form-data;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/i
const URLENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** The form of a request. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await parse(request)
  for (const name of COMMANDS) form.delete(name)
  let fields = 0
  let text = 0
  for (const [name, value] of form) {
    fields += 1
    if (typeof value === 'string') text += value.length
    if (name.length > MAX_NAME_LENGTH || FOUL_NAME.test(name)) throw noForm()
  }
  if (fields > MAX_FIELDS || text > MAX_TEXT) throw noForm()
  return form
}

/** Fields are counted before they are parsed: parsing a million bytes of tiny fields takes seconds. */
async function parse(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  try {
    if (URLENCODED.test(type)) return fromPairs(parsePairs(await request.text(), MAX_FIELDS))
    const boundary = MULTIPART.exec(type)?.[1]
    if (!boundary) throw noForm()
    const body = await request.arrayBuffer()
    assertFewParts(body, boundary)
    return await new Response(body, {
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    }).formData()
  } catch (error) {
    // A TypeError means that the body is not such a form, a DOMException that the sender has disconnected.
    if (error instanceof TypeError || error instanceof DOMException) throw noForm()
    if (error instanceof DomainError) throw noForm()
    throw error
  }
}

function fromPairs(pairs: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

function assertFewParts(body: ArrayBuffer, boundary: string): void {
  // One character per byte: Node's Buffer is missing in stories, which run this in the browser.
  const text = new TextDecoder('latin1').decode(body)
  const line = `--${boundary}`
  let parts = 0
  for (let at = text.indexOf(line); at !== -1; at = text.indexOf(line, at + line.length)) {
    parts += 1
    const head = text.slice(at + line.length, at + MAX_PART_HEADERS)
    // The last line ends in two dashes and has nothing behind it.
    const whole = head.includes('\r\n\r\n') || head.startsWith('--')
    if (parts > MAX_FIELDS + 1 || !whole) throw noForm()
  }
}

function noForm() {
  return data(null, { status: 400 })
}
