import type { MockBackend } from '../mock-backend.ts'
import {
  redirectTo,
  safePath,
  type Asked,
  type PrototypeAnswer,
  type Visitor,
} from '../prototype-answer.ts'
import { MAX_REWORDINGS, MAX_WORDS } from './rewording.ts'

/** Changes words for a visitor, or puts them back when nothing is to stand in their place. Null for other requests. */
export function answerRewording(
  backend: MockBackend,
  { url: { searchParams }, path, language }: Asked,
  { id }: Visitor,
): PrototypeAnswer | null {
  if (path !== '/prototype/words') return null
  const visitor = backend.visitors.of(id)
  const [from, to] = ['from', 'to'].map((name) =>
    (searchParams.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS),
  )
  if (from) {
    const others = visitor.rewordings.filter(
      (one) => one.from !== from || one.language !== language,
    )
    const isNew = to && to !== from && others.length < MAX_REWORDINGS
    visitor.rewordings = isNew ? [...others, { language, from, to }] : others
  }
  return { response: redirectTo(safePath(searchParams.get('at') ?? '/')) }
}
