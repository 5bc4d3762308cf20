import { data } from '@remix-run/node'

/** More fields than the longest form has: 9 travellers of 20 fields. */
const MAX_FIELDS = 500
const MAX_NAME_LENGTH = 100
/**
 * Names become objects and lists: `travelers[999999999].title` would become a list of a billion places and hold up
 * everybody, and `__proto__` is nobody's field.
 */
const FOUL_NAME = /\[\d{3,}\]|\b(__proto__|prototype|constructor)\b/
/** Commands of the form library, which edit lists as they are told. Our pages send none. */
const COMMANDS = ['__intent__', '__state__']

/** The form of a request. @throws 400 for a body that is no form of ours: the sender's fault, and no error of ours. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await parse(request)
  for (const name of COMMANDS) form.delete(name)
  const names = [...form.keys()]
  const foul = names.some((name) => name.length > MAX_NAME_LENGTH || FOUL_NAME.test(name))
  if (foul || names.length > MAX_FIELDS) throw data(null, { status: 400 })
  return form
}

async function parse(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 })
    throw error
  }
}
