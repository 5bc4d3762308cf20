/**
 * The beginning of a text, at most `limit` characters of it, cut after a whole word and closed with
 * an ellipsis; the text itself when it fits. What ends a sentence or a part of one, in English or in
 * Bangla, gives way to the ellipsis. Only a single word longer than the limit is cut inside, and then
 * between what a reader sees as letters, so that Bangla and emoji stay whole.
 */
export function cutOnWord(text: string, limit: number): string {
  const whole = text.trim()
  if (whole.length <= limit) return whole
  const space = whole.slice(0, limit + 1).search(/\s\S*$/)
  const kept = space > 0 ? whole.slice(0, space) : lettersWithin(whole, limit)
  return `${kept.replace(/[\s,;:.।?!–-]+$/, '')}…`
}

function lettersWithin(text: string, limit: number): string {
  let end = 0
  for (const { index, segment } of new Intl.Segmenter('en').segment(text)) {
    if (index + segment.length > limit) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
