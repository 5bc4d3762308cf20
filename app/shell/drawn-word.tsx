import { VisuallyHidden } from '@jatra/design-system/visually-hidden'
import words from './drawn-words.json'
import { drawnWord, machineLetters } from './shell.css.ts'

const drawn: Record<string, { width: number; path: string } | undefined> = words

/**
 * A Bangla word on an English page, drawn (`npm run cut-fonts`): not every machine has letters for it, and a font is not
 * worth fetching for one word. One that is not drawn stands in the letters of the machine.
 */
export function DrawnWord({ children: word }: { children: string }) {
  const known = drawn[word]
  if (!known) return word
  return (
    <>
      <svg
        className={drawnWord}
        viewBox={`0 -750 ${known.width} 1000`}
        aria-hidden
        focusable="false"
      >
        <path d={known.path} />
      </svg>
      <span className={machineLetters}>
        <VisuallyHidden>{word}</VisuallyHidden>
      </span>
    </>
  )
}
