import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPicture } from '@jatra/contract/account/user-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { requireUser } from '~/server/context.server.ts'
import { fileError, fileResponse } from '~/server/loaders/file-response.server.ts'

/**
 * `GET /app/picture/{userId}?v=...`: the signed-in user's own picture, for the header and the profile. Requests for
 * another user's never reach the API, whose 403 would sign the visitor out.
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
