import type { z } from 'zod'
import { issue, type Message } from '../messages/message.ts'

/**
 * Letters, marks and digits that receipts and pictures of links can print: of Latin script with Vietnamese, and of
 * Bangla. `api/src/drawing/typeface.test.ts` compares them with the fonts.
 */
const PRINTABLE = new RegExp(
  [
    // English and the languages of Europe and Turkey.
    '[\\u0030-\\u0131\\u0134-\\u0148\\u014a-\\u017e\\u018f\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u01c4-\\u01cc\\u01e6\\u01e7]',
    '[\\u01ea\\u01eb\\u01f1-\\u01f3\\u01fa-\\u021b\\u022a-\\u022d\\u0230-\\u0233\\u0237\\u0259\\u02b9-\\u02bc\\u02be]',
    '[\\u02bf\\u02c6-\\u02cc\\u2113]',
    // Marks.
    '[\\u0300\\u0301\\u0303\\u0304\\u0308\\u0309\\u0323]',
    // Bangla and Assamese.
    '[\\u0980-\\u09f1\\u09f7-\\u09fc]',
    // Other languages as they are written in Latin letters.
    '[\\u1e08\\u1e09\\u1e0c-\\u1e0f\\u1e14-\\u1e17\\u1e1c\\u1e1d\\u1e20\\u1e21\\u1e24\\u1e25\\u1e2a\\u1e2b\\u1e2e\\u1e2f]',
    '[\\u1e36\\u1e37\\u1e3a\\u1e3b\\u1e42-\\u1e49\\u1e4c-\\u1e53\\u1e5a\\u1e5b\\u1e5e-\\u1e69\\u1e6c-\\u1e6f\\u1e78-\\u1e7b]',
    '[\\u1e80-\\u1e85\\u1e8e\\u1e8f\\u1e92\\u1e93\\u1e97\\u1e9e]',
    // Vietnamese.
    '[\\u1ea0-\\u1ef9]',
  ].join('|'),
  'u',
)
/** Emoji, invisible characters and the key around a digit are no letters: papers leave them out. */
const LETTER = /(?![\p{Default_Ignorable_Code_Point}\u20e3])[\p{L}\p{M}\p{N}]/u

/** Letters of a text for which our papers have no font, each once; empty: it can be printed. */
export function unprintable(text: string): string {
  const letters = new Set(text.normalize('NFC').match(/\P{M}?\p{M}*/gu))
  return [...letters].filter((letter) => Array.from(letter).some(isUnprintable)).join(' ')
}

const isUnprintable = (letter: string) => LETTER.test(letter) && !PRINTABLE.test(letter)

/** A text that stands on papers: the form says what they cannot print. */
export const printed = <Text extends z.ZodType<string>>(schema: Text) =>
  schema.refine((text) => unprintable(text) === '', {
    error: ({ input }) => issue(cannotPrint(String(input))),
  })

/** The same of some texts of an object, by their paths: `inBangla.name`. */
export function refinePrinted(
  texts: Record<string, string | undefined>,
  context: z.RefinementCtx,
): void {
  for (const [path, text = ''] of Object.entries(texts)) {
    if (unprintable(text) === '') continue
    context.addIssue({ code: 'custom', path: path.split('.'), message: issue(cannotPrint(text)) })
  }
}

/** How many are named. */
const NAMED = 5
const cannotPrint = (text: string): Message => ({
  key: 'unprintable',
  params: { letters: unprintable(text).split(' ').slice(0, NAMED).join(' ') },
})
