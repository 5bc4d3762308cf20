import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react'
import { Suspense, useState } from 'react'
import { deleteDocument, listDocuments } from '@jatra/contract/document/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { DomainError } from '@jatra/contract/http/problem'
import { Alert } from '@jatra/design-system/alert'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoOrders } from '@jatra/design-system/illustrations'
import { Link } from '@jatra/design-system/link'
import { Button } from '@jatra/design-system/button'
import { fetchEarly } from '@jatra/design-system/hydration'
import { requireUser } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { formatDate } from '~/messages/format.ts'
import { messages } from '~/messages/index.ts'
import { visas } from '~/messages/visas.ts'
import { scene } from '~/shell/shell.css.ts'
import { OwnForm, useAccountField } from '~/forms/own-form.tsx'
import { LateConfirmDialog, loadConfirmDialog } from '~/routes/account/late-confirm-dialog.ts'
import { DocumentTiles } from './document-tiles.tsx'
import { PageHead } from '../page-head.tsx'

export { DocumentsFailed as ErrorBoundary } from '../load-failed.tsx'

const copy = visas.documents

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request)
  const documents = await context.api.call(listDocuments, {}).catch(orUnavailable)
  return {
    documents: documents.map(({ _id, name, uploadedAt }) => ({
      id: _id,
      name,
      note: copy.uploadedOn(formatDate(todayInDhaka(Date.parse(uploadedAt)))),
    })),
  }
}

/** Deletes a document. One that is gone already counts as deleted. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args
  const id = (await readOwnForm(args)).form.get('id')
  if (typeof id !== 'string' || id === '') throw data(null, { status: 400 })
  try {
    await context.api.call(deleteDocument, { params: { id } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status !== 404) return data({ error: error.message }, { status: error.status })
  }
  return redirect('/app/account/documents')
}

/** Uploads that no application has taken, to look at and to delete (the consent line of an application leads here). */
export default function DocumentsPage() {
  const { documents } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const navigation = useNavigation()
  const deleting = navigation.formData?.get('id')
  return (
    <>
      <PageHead title={copy.title} lead={copy.text} />
      {answer?.error ? <Alert tone="critical">{answer.error}</Alert> : null}
      {documents.length > 0 ? (
        <DocumentTiles
          documents={documents}
          action={({ id, name }) => (
            <DeleteDocument id={id} name={name} deleting={deleting === id} />
          )}
        />
      ) : (
        <EmptyState title={copy.none} picture={<NoOrders className={scene} />} />
      )}
      <p>{copy.ofOrders}</p>
      <div>
        <Link href="/app/account/bookings/visa" standalone>
          {copy.back}
        </Link>
      </div>
    </>
  )
}

const preload = () => fetchEarly(loadConfirmDialog)

interface DeleteDocumentProps {
  id: string
  name: string
  deleting: boolean
}

/**
 * Asks before deleting, in a dialog whose script is fetched on the way to the button. Without script the form deletes
 * at once.
 */
function DeleteDocument({ id, name, deleting }: DeleteDocumentProps) {
  const submit = useSubmit()
  const account = useAccountField()
  const [asking, setAsking] = useState(false)
  return (
    <OwnForm
      onPointerEnter={preload}
      onFocus={preload}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" aria-label={copy.removeNamed(name)} loading={deleting}>
        {copy.remove}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <LateConfirmDialog
            open
            onOpenChange={setAsking}
            title={copy.removeAsked(name)}
            confirmLabel={copy.remove}
            cancelLabel={copy.keep}
            onConfirm={() => submit({ id, ...account }, { method: 'post' })}
          >
            {copy.removeText}
          </LateConfirmDialog>
        </Suspense>
      ) : null}
    </OwnForm>
  )
}
