import type { MockBackend } from '../mock-backend.ts'
import {
  page,
  redirectTo,
  safePath,
  type Asked,
  type PrototypeAnswer,
  type Visitor,
} from '../prototype-answer.ts'
import { MAX_NOTE, MAX_NOTES, screenOf } from './note.ts'
import { pins } from './pins.ts'

/** Pins a note to a page and takes one off; without either the notes of the page, for its script. Null for other requests. */
export function answerNotes(
  backend: MockBackend,
  { url: { searchParams }, path, language }: Asked,
  { id }: Visitor,
): PrototypeAnswer | null {
  if (path !== '/prototype/notes') return null
  const at = safePath(searchParams.get('at') ?? '/')
  const visitor = backend.visitors.of(id)
  const text = searchParams.get('pin')?.trim().slice(0, MAX_NOTE)
  const taken = searchParams.get('take')
  if (taken !== null) visitor.notes = visitor.notes.filter((note) => note.id !== taken)
  else if (text === undefined) {
    return { response: page(pins(visitor.notes, { at, language })?.text ?? '', 200) }
  } else if (text && visitor.notes.length < MAX_NOTES) {
    const place = { x: within(searchParams.get('x'), 1), y: within(searchParams.get('y'), 50_000) }
    const note = { id: backend.newId(), screen: screenOf(at), text, ...place }
    visitor.notes = [...visitor.notes, note]
  }
  return { response: redirectTo(at) }
}

function within(text: string | null, most: number): number {
  const given = Number(text)
  return Number.isFinite(given) ? Math.min(Math.max(given, 0), most) : 0
}
