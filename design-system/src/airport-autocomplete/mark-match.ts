import { foldText, WRITTEN_LETTER } from './airport-option.ts'

export interface TextPart {
  text: string
  matched: boolean
}

/** The text split where a word of it starts with the query, for highlighting; a written letter stays whole. */
export function markMatch(text: string, query: string): TextPart[] {
  const wanted = foldText(query.trim())
  if (wanted === '' || !foldText(text).includes(wanted)) return [{ text, matched: false }]
  const letters = Array.from(text)
  const folded = Array.from(foldText(text))
  const length = Array.from(wanted).length
  const start = folded.findIndex(
    (_letter, at) =>
      (at === 0 || /[\s(/'-]/.test(folded[at - 1] ?? '')) &&
      folded.slice(at, at + length).join('') === wanted,
  )
  if (start < 0) return [{ text, matched: false }]
  const from = letters.slice(0, start).join('').length
  const to = letterEnd(text, letters.slice(0, start + length).join('').length)
  return [
    { text: text.slice(0, from), matched: false },
    { text: text.slice(from, to), matched: true },
    { text: text.slice(to), matched: false },
  ].filter((part) => part.text !== '')
}

/** Where the written letter ends that this place is in: a vowel sign alone is drawn on a dotted circle. */
function letterEnd(text: string, place: number): number {
  const ends = [...text.matchAll(WRITTEN_LETTER)].map((letter) => letter.index + letter[0].length)
  return ends.find((end) => end >= place) ?? place
}
