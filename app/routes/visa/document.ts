import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { deleteDocument, getDocument, uploadDocument } from '@jatra/contract/document/endpoints'
import { documentUnknown } from '@jatra/contract/document/document-errors'
import { shownDocumentName } from '@jatra/contract/document/document'
import { DomainError } from '@jatra/contract/http/problem'
import { readForm } from '~/server/loaders/form-data.server.ts'
import { requireUser } from '~/server/context.server.ts'
import { fileResponse } from '~/server/loaders/file-response.server.ts'
import { assertOwn } from '~/server/loaders/own-form.server.ts'
import { withJsonErrors, signedOut } from '~/server/loaders/json-errors.server.ts'

/** `GET /app/documents/{id}`: the picture, streamed, for previews. Its headers keep it from being a page or cached. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireUser(context, request)
  return withJsonErrors(context, async () => {
    const { id } = params
    if (!id) throw documentUnknown()
    return fileResponse(await context.api.download(getDocument, { params: { id } }))
  })
}

/**
 * `POST /app/documents?name=...&account=...` with the file as its body: uploads it, passing it on as it comes, and answers with the
 * stored document (201). `POST /app/documents/{id}` with the form field `intent=delete`: removes it.
 *
 * Answers JSON, errors too ({ code, message, status }), because a script asks and its page stays. A signed-out visitor
 * gets a 401, not a redirect to the login page.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  return withJsonErrors(context, async () => {
    if (!context.session.token) throw signedOut()
    const { id } = params
    if (id) {
      const form = await readForm(request)
      if (form.get('intent') !== 'delete') throw new DomainError('invalid_input', 'nothingAsked')
      return Response.json(await context.api.call(deleteDocument, { params: { id } }))
    }
    assertOwn(request, context.session.user)
    const name = shownDocumentName(new URL(request.url).searchParams.get('name') ?? '')
    const file = {
      body: request.body ?? new Uint8Array(),
      type: request.headers.get('content-type') ?? 'application/octet-stream',
      bytes: announced(request),
    }
    const document = await context.api.call(uploadDocument, { query: { name } }, { file })
    return Response.json(document, { status: 201 })
  })
}

/** Size of the body in bytes, when the sender declares it. */
function announced(request: Request): number | undefined {
  const contentLength = request.headers.get('content-length')
  return contentLength === null ? undefined : Number(contentLength)
}
