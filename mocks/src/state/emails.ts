import { LIMITS, type SentEmail, type VisitorState } from './visitor-state.ts'

/** Keeps a letter for the visitor, the newest last; the oldest goes when they are too many. */
export function recordEmail(visitor: VisitorState, letter: SentEmail): void {
  visitor.emails.push(letter)
  if (visitor.emails.length > LIMITS.emails) visitor.emails.shift()
}
