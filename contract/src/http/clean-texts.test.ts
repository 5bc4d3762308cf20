import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from '../endpoints.ts'

/** Control and direction characters, blanks without a width, and what separates lines or hides text. */
const hostile = [
  ...['\u0001', '\u0007', '\u001b', '\u007f', '\u0085', '\u009b', '\u2028', '\u2029'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'],
  ...['\u00ad', '\u200b', '\u2060', '\u2064', '\ufeff', '\ufff9', '\u{e0041}'],
]

/** What a field of words or codes may take; the first that it takes is used. */
const examples = [
  ...['Rahima Khatun', 'rahima@example.com', '+8801712345678', '12345678901', '123456789'],
  ...['EB0123456', 'BD', 'DAC', 'K7M29QXD', 'rahima', 'DAC-BKK-2026-12-01'],
]

/** Secrets, and what is compared with what we have already or is answered to its sender alone: shown to nobody else. */
const notShown =
  /(password|token|cursor|replaces|ids?|uid|documents|checklist\.any|moveVisa\.letter|selectedPlan\.name|deleteUser\.email|images|\?\.(destination|duration)|listAudit\?\.(booking|by|action)|savePassportDraft\.fields|putClaim\.(to|from))(\.(\d|any))?$/i

interface Field {
  name: string
  schema: z.ZodType
}

/** Every field that takes words, by the endpoint and its path. */
function fieldsIn(schema: z.ZodType | undefined, name: string): Field[] {
  if (!schema) return []
  const { def } = schema as z.ZodType & { def: Record<string, unknown> & { type: string } }
  const inner = (key: string) => def[key] as z.ZodType | undefined
  if (def.type === 'object')
    return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([key, one]) =>
      fieldsIn(one, `${name}.${key}`),
    )
  if (def.type === 'array') return fieldsIn(inner('element'), `${name}.0`)
  if (def.type === 'record') return fieldsIn(inner('valueType'), `${name}.any`)
  if (def.type === 'union')
    return (def['options'] as z.ZodType[]).flatMap((one) => fieldsIn(one, name))
  // The outermost schema of a text is its field: what is within has seen a part of the rules alone.
  if (examples.some((one) => schema.safeParse(one).success))
    return def.type === 'transform' ? [] : [{ name, schema }]
  const out = inner('out')
  const within = inner('innerType') ?? (out?.type === 'transform' ? inner('in') : out)
  return within?.type === 'string' ? [] : fieldsIn(within, name)
}

const everyField = (Object.values(endpoints) as Endpoint[]).flatMap(({ name, body, query }) => [
  ...fieldsIn(body, name),
  ...fieldsIn(query, `${name}?`),
])

const textsIn = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textsIn).join(' ')
    : String(value)

describe('a text that somebody sends', () => {
  it('is looked at in every field', () => {
    expect(everyField.length).toBeGreaterThan(80)
    const names = everyField.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['updateUser.name', 'processPayment.address']))
  })

  it('is refused or cleaned of what nobody sees', () => {
    const found = everyField.flatMap(({ name, schema }) => {
      if (notShown.test(name)) return []
      const example = examples.find((one) => schema.safeParse(one).success) ?? ''
      const kept = hostile.filter((sign) => {
        const middle = Math.ceil(example.length / 2)
        return [`${example}${sign}`, `${example.slice(0, middle)}${sign}${example.slice(middle)}`]
          .map((text) => schema.safeParse(text))
          .some(({ data }) => data !== undefined && textsIn(data).includes(sign))
      })
      return kept.length > 0 ? [name] : []
    })
    expect(found).toEqual([])
  })

  it.each([
    ['র\u200d্যাব', 'Bangla with a joiner'],
    ['হ\u200cস', 'Bangla with a non-joiner'],
    ['👩\u200d👩\u200d👧 Family', 'a family of emoji'],
    ['❤\ufe0f', 'a red heart'],
  ])('keeps %s', (text) => {
    const kept = everyField.find(({ name }) => name === 'updateUser.name')
    expect(kept?.schema.parse(text)).toBe(text.normalize('NFC'))
  })
})
