/**
 * How a name that is too long for a ticket may be shortened, for the traveller to choose from: what fits from its
 * beginning, the words between as initials, what fits up to its end. A single long word is cut.
 * @returns one at least, each of `max` letters at most
 */
export function shorterNames(name: string, max: number): string[] {
  const words = name.split(/(?<=[\s-])/)
  const made = [
    fitting(words, (part, rest) => `${rest}${part}`, max),
    initialed(words),
    fitting(words.toReversed(), (part, rest) => `${part}${rest}`, max),
  ]
  const fit = made.filter((one) => one.length <= max && /^\p{L}/u.test(one))
  return fit.length > 0 ? [...new Set(fit)] : [trimmed(name.slice(0, max))]
}

/** As many words as fit, one after the other. */
function fitting(
  words: readonly string[],
  join: (word: string, rest: string) => string,
  max: number,
): string {
  let fit = ''
  for (const word of words) {
    const longer = join(word, fit)
    if (trimmed(longer).length > max) break
    fit = longer
  }
  return trimmed(fit)
}

function initialed(words: readonly string[]): string {
  const [first = '', ...others] = words
  const initials = others.slice(0, -1).map((word) => `${word.slice(0, 1)} `)
  return [trimmed(first), ' ', ...initials, others.at(-1) ?? ''].join('').trim()
}

/** Without the sign between two words at its end. */
const trimmed = (name: string) => name.replace(/[\s-]+$/, '')
