import { Refusal } from '@jatra/contract/http/problem'
import { readFormFields, type FormFields } from '@jatra/contract/http/request-input'

/** The text of a body. @throws Refusal invalid_input when its sender went away: that is no failure of ours */
export async function readBody(request: Request): Promise<string> {
  try {
    return await request.text()
  } catch (cause) {
    // A limit that was met while reading is a refusal already.
    if (cause instanceof Refusal) throw cause
    throw bodyCutOff()
  }
}

/** The fields of a form, none where one is given twice. @throws Refusal invalid_input */
export async function readForm(request: Request): Promise<FormFields> {
  return readFormFields(await readBody(request)) ?? new Map()
}

/** Nobody is left to read it; it keeps what ended early from the log of our own failures. */
export function bodyCutOff(): Refusal {
  return new Refusal('invalid_input', 'The body ended before its end.')
}
