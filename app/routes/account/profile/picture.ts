import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPicture } from '@jatra/contract/account/user-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { requireUser } from '~/server/context.server.ts'
import { fileError } from '~/server/loaders/file-error.server.ts'

/**
 * `GET /app/picture/{userId}?v=...`: the picture of who is signed in, for the header and the profile. Another's is not
 * asked for: the API's 403 would sign out a visitor who follows such a link.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { _id: userId } = requireUser(context, request)
  if (params['userId'] !== userId) return notThere()
  try {
    const { body, headers } = await context.api.download(getPicture, { params: { userId } })
    return new Response(body, { headers: shown(headers) })
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return notThere()
    return fileError(error)
  }
}

function notThere(): Response {
  return new Response(null, { status: 404 })
}

/** What the API says of the file itself. */
function shown(given: Headers): Headers {
  const headers = new Headers({ 'x-content-type-options': 'nosniff' })
  for (const name of [
    'content-type',
    'cache-control',
    'content-security-policy',
    'cross-origin-resource-policy',
  ]) {
    const value = given.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
