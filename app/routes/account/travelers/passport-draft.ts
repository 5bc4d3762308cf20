import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  deletePassportDraft,
  getPassportDraft,
  savePassportDraft,
} from '@jatra/contract/traveler/endpoints'
import { passportForms } from '@jatra/contract/traveler/passport-draft'
import { DomainError, invalidInput, parseInput } from '@jatra/contract/http/problem'
import { z } from 'zod'
import type { AppContext } from '~/server/context.server.ts'
import { readForm } from '~/server/loaders/form-data.server.ts'
import { assertOwn } from '~/server/loaders/own-form.server.ts'
import { withJsonErrors, signedOut } from '~/server/loaders/json-errors.server.ts'

const UNCACHED = { headers: { 'cache-control': 'no-store' } }

/** `GET /app/passport-draft/{form}/{draftId}?account=...`: the passport fields that this tab has typed, or null when they are gone. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  return withJsonErrors(context, async () => {
    const named = nameDraft(request, context, params)
    try {
      return Response.json(await context.api.call(getPassportDraft, { params: named }), UNCACHED)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'not_found') throw error
      return Response.json({ fields: null }, UNCACHED)
    }
  })
}

/** `POST` with the fields stores them; with `intent=delete` it deletes them. */
export function action({ request, context, params }: ActionFunctionArgs) {
  return withJsonErrors(context, async () => {
    const named = nameDraft(request, context, params)
    const form = await readForm(request)
    if (form.get('intent') === 'delete')
      return Response.json(await context.api.call(deletePassportDraft, { params: named }))
    const fields = Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    return Response.json(
      await context.api.call(savePassportDraft, { params: named, body: { fields } }),
    )
  })
}

/** An unknown form gets the error that the API would give; the API itself rejects an invalid id. */
function nameDraft(
  request: Request,
  { session }: AppContext,
  params: LoaderFunctionArgs['params'],
) {
  const { user } = session
  if (!user) throw signedOut()
  assertOwn(request, user)
  const form = parseInput(z.object({ form: z.enum(passportForms) }), params)
  if (!form.success) throw invalidInput(form.error)
  return { userId: user._id, ...form.data, draftId: params['draftId'] ?? '' }
}
