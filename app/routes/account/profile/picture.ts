import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPicture } from '@jatra/contract/account/user-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { requireUser } from '~/server/context.server.ts'
import { fileError } from '~/server/loaders/file-error.server.ts'
import { fileResponse } from '~/server/loaders/file-response.server.ts'

/**
 * `GET /app/picture/{userId}?v=...`: the picture of who is signed in, for the header and the profile. Another's is not
 * asked for: the API's 403 would sign out a visitor who follows such a link.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { _id: userId } = requireUser(context, request)
  if (params['userId'] !== userId) return notThere()
  try {
    return fileResponse(await context.api.download(getPicture, { params: { userId } }))
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return notThere()
    return fileError(error)
  }
}

function notThere(): Response {
  return new Response(null, { status: 404 })
}
