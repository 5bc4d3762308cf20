import { spawnSync } from 'node:child_process'
import { ensurePdfToText } from '../../../scripts/ensure-poppler.mjs'

// While the file is loaded, because no test has the time to install it.
const pdfToText = ensurePdfToText()

/** What a PDF says as Poppler reads it: its lines from above, each split where it has a gap. */
export function pdfText(file: Uint8Array): string[] {
  const { stdout, stderr, status } = spawnSync(pdfToText, ['-layout', '-', '-'], {
    input: file,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`)
  return stdout.split(/\n| {2,}|\f/).filter((said) => said.trim() !== '')
}

/** The document's catalogue and information, as they stand in the file. */
export function pdfHead(file: Uint8Array): string {
  return Buffer.from(file).toString('latin1')
}
