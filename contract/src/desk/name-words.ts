import { latinSpelling } from '../traveler/latin-spelling.ts'

/** A name has few words; of a longer text the rest is not looked for. */
const MAX_WORDS = 12
/** From this length on a word finds those that begin with it: a shorter one would find half of everybody. */
export const PREFIX_LENGTH = 3

/**
 * The words of a name, as they are stored and looked for: in small Latin letters without marks, each once. What is
 * written in Bangla is spelt as passports spell it, so that রহমান and Rahman are one word.
 */
export function nameWords(name: string): string[] {
  // Twice, because what is left of a word of two scripts may be a Bangla word, and is spelt then.
  return [...new Set(wordsOf(wordsOf(name).join(' ')))].slice(0, MAX_WORDS)
}

function wordsOf(name: string): string[] {
  const spelt = name
    .normalize('NFC')
    .replace(/['’.]/g, '')
    // Joiners are part of a Bangla word.
    .split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u)
    .map((word) => latinSpelling(word) ?? word)
    .join(' ')
  return spelt
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Whether a stored word is what a typed one looks for. */
export const isNameWord = (stored: string, typed: string): boolean =>
  typed.length < PREFIX_LENGTH ? stored === typed : stored.startsWith(typed)
