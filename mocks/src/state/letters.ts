import { LIMITS, type Letter, type VisitorState } from './visitor-state.ts'

/** Keeps a letter for the visitor, the newest last; the oldest goes when they are too many. */
export function sendLetter(visitor: VisitorState, letter: Letter): void {
  visitor.letters.push(letter)
  if (visitor.letters.length > LIMITS.letters) visitor.letters.shift()
}
