import { spawnSync } from 'node:child_process'
import { debianCommand } from '../../../scripts/debian-command.mjs'

// While the file is loaded, because no test has the time to install it.
const pdfToText = debianCommand('pdftotext', 'poppler-utils')

/** A word as Poppler finds it: where it is in points from the upper left corner of its page, and its letters. */
const WORD =
  /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">(.*)<\/word>|<page /g
/** A blank is a fifth of a line's height at most: what stands farther apart was written separately. */
const BLANK = 0.3

/** What a PDF says as Poppler reads it: words that stand in a row are one text. Texts come in the order of the file. */
export function pdfText(file: Uint8Array): string[] {
  const args = ['-raw', '-bbox', '-', '-']
  const { stdout, stderr, status } = spawnSync(pdfToText, args, {
    input: file,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`)
  const texts: string[] = []
  let last: Box | undefined
  for (const [, left, upper, right, lower, escaped] of stdout.matchAll(WORD)) {
    if (escaped === undefined) {
      last = undefined
      continue
    }
    const word = {
      left: Number(left),
      upper: Number(upper),
      right: Number(right),
      lower: Number(lower),
    }
    const before = texts.at(-1)
    if (last && before !== undefined && continues(last, word))
      texts.splice(-1, 1, `${before} ${unescape(escaped)}`)
    else texts.push(unescape(escaped))
    last = word
  }
  return texts
}

type Box = Record<'left' | 'upper' | 'right' | 'lower', number>

function continues(last: Box, next: Box): boolean {
  const overlap = Math.min(last.lower, next.lower) - Math.max(last.upper, next.upper)
  const height = Math.min(last.lower - last.upper, next.lower - next.upper)
  const gap = next.left - last.right
  return overlap > height / 2 && gap > -1 && gap < BLANK * height
}

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The document's catalogue and information, as they stand in the file. */
export function pdfHead(file: Uint8Array): string {
  return Buffer.from(file).toString('latin1')
}
