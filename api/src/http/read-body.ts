import { DomainError } from '@jatra/contract/http/problem'
import { readFormFields, type FormFields } from '@jatra/contract/http/request-input'

/**
 * The text of a body. @throws DomainError invalid_input when its sender has disconnected, which is not an error of ours
 */
export async function readBody(request: Request): Promise<string> {
  try {
    return await request.text()
  } catch (cause) {
    // A limit that was exceeded while reading is an error already.
    if (cause instanceof DomainError) throw cause
    throw bodyCutOff()
  }
}

/** The fields of a form of either kind, none where one is given twice. @throws DomainError invalid_input */
export async function readForm(request: Request): Promise<FormFields> {
  const body = await readBody(request)
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = /^multipart\/form-data\s*;/i.test(type)
  return readFormFields(isMultipart ? await urlencoded(body, type) : body) ?? new Map()
}

/** The texts of a multipart form; none where it cannot be read. */
async function urlencoded(body: string, type: string): Promise<string> {
  const response = new Response(body, { headers: { 'content-type': type } })
  const form = await response.formData().catch(() => new FormData())
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(texts).toString()
}

/** Never sent, because the client is gone; it keeps aborted requests out of the error log. */
export function bodyCutOff(): DomainError {
  return new DomainError('invalid_input', 'bodyCutOff')
}
