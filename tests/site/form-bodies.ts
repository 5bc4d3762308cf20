const MIB = 1024 * 1024
/** About what the fields of one form may hold together, in characters, and as a body has them. */
const MAX_TEXT = 190_000
const MAX_ENCODED = 900_000

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const many = (piece: string, length = MIB - 1024) =>
  piece.repeat(Math.max(1, Math.floor(length / piece.length)))
const partOf = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

export interface FormBody {
  type: string
  body: string
}

/** What no form of ours is: as large as the limits let through, and of every shape. */
const foul: Record<string, FormBody> = {
  'half a million fields': { type: urlencoded, body: many('a&') },
  'a long name': { type: urlencoded, body: many('a') },
  'nothing but escapes': { type: urlencoded, body: `a=${many('%cc%81')}` },
  'tiny parts': { type: multipart, body: many(partOf('a', '')) },
  'a part without end': { type: multipart, body: `--b\r\n${many('a: b\r\n')}` },
  'boundaries alone': { type: multipart, body: many('--b\r\n') },
  'JSON without end': { type: 'application/json', body: many('[') },
}

/** Texts that have cost some check or other its time. */
const texts: Record<string, string> = {
  long: 'a',
  marks: '\u0301\u0327',
  numbers: '9',
  spaces: ' ',
  quotes: '"<&',
  addresses: 'a@a.',
}

/** As much of a text as one form takes: a body that is larger is rejected unread. */
const mostOf = (piece: string, shares = 1) => {
  const growth = encodeURIComponent(piece).length / piece.length
  return many(piece, Math.min(MAX_TEXT, MAX_ENCODED / growth) / shares)
}

/** The bodies that one form is tried with. @param fields of the page's own form, with the values they have there */
export function formBodies(fields: Record<string, string>): Record<string, FormBody> {
  const bodies = { ...foul }
  const names = Object.keys(fields)
  for (const [what, piece] of Object.entries(texts)) {
    const everywhere = names.map((name) => [name, mostOf(piece, names.length)])
    bodies[`${what} everywhere`] = form(everywhere)
  }
  // Those of the second traveller are read as those of the first.
  for (const name of names.filter((one) => !/\[[1-9]\d*\]/.test(one))) {
    const text = `a${mostOf(texts['marks'] ?? '')}`
    bodies[`marks as ${name}`] = form(Object.entries({ ...fields, [name]: text }))
  }
  bodies['each field twenty times'] = form(
    names.flatMap((name) => Array.from({ length: 20 }, () => [name, 'x'])).slice(0, 500),
  )
  bodies['lists of twenty'] = form(
    Array.from({ length: 20 }, (_, at) => names.map((name) => [name.replace('[0]', `[${at}]`), '']))
      .flat()
      .slice(0, 500),
  )
  const deep = (at: number) => `${names[0]}.${'a.'.repeat(30)}${at}`
  bodies['deep names'] = form(Array.from({ length: 490 }, (_, at) => [deep(at), 'x']))
  bodies['a file in each field'] = {
    type: multipart,
    body: `${names.map((name) => partOf(`${name}"; filename="a`, many('a', MIB / 2 / names.length))).join('')}--b--\r\n`,
  }
  return bodies
}

const form = (pairs: string[][]): FormBody => ({
  type: urlencoded,
  body: String(new URLSearchParams(pairs)),
})

/** The names in the forms of a page, with the values that they have there. */
export function fieldsOf(html: string): Record<string, string> {
  const tags = html.match(/<(?:input|select|textarea|button)\b[^>]*\sname="[^"]*"[^>]*>/g) ?? []
  const fields = tags.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')])
  return fields.length > 0 ? (Object.fromEntries(fields) as Record<string, string>) : { id: '1' }
}

const attribute = (tag: string, name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
