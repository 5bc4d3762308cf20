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

/** The fields of a form, none where one is given twice. @throws DomainError invalid_input */
export async function readForm(request: Request): Promise<FormFields> {
  return readFormFields(await readBody(request)) ?? new Map()
}

/** Never sent, because the client is gone; it keeps aborted requests out of the error log. */
export function bodyCutOff(): DomainError {
  return new DomainError('invalid_input', 'bodyCutOff')
}
