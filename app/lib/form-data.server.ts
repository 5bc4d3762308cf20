import { data } from '@remix-run/node'

/** The form of a request. @throws 400 for a body that is no form: the sender's fault, and no error of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 })
    throw error
  }
}
