import { documentTooLarge } from '@jatra/contract/document/document-errors'
import { bodyTooLarge } from '@jatra/contract/http/http-errors'
import type { DomainError } from '@jatra/contract/http/problem'
import { inputLimits, readFormFields, type FormFields } from '@jatra/contract/http/request-input'

/** The text of a body. @throws DomainError body_too_large over 1 MiB. */
export async function readText(request: Request): Promise<string> {
  return textOf(request, inputLimits.bodyBytes, '1 MiB')
}

/** The fields of a form, none where one is given twice, as the API reads them. @throws DomainError body_too_large over 16 KiB. */
export async function readForm(request: Request): Promise<FormFields> {
  return readFormFields(await textOf(request, inputLimits.formBytes, '16 KiB')) ?? new Map()
}

async function textOf(request: Request, max: number, shown: string): Promise<string> {
  const body = await request.text()
  if (new TextEncoder().encode(body).length > max) {
    throw bodyTooLarge(shown)
  }
  return body
}

/** The bytes of a file. @throws DomainError body_too_large beyond `max`, without reading on */
export async function readFile(
  request: Request,
  max: number,
  tooLarge: () => DomainError = documentTooLarge,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > max) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > max) {
      // Not awaited: msw holds a copy of the stream, and both would have to be cancelled.
      void reader?.cancel().catch(() => undefined)
      throw tooLarge()
    }
    chunks.push(part.value)
  }
  const bytes = new Uint8Array(length)
  chunks.reduce((at, chunk) => {
    bytes.set(chunk, at)
    return at + chunk.length
  }, 0)
  return bytes
}
