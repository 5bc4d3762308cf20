import { useSubmit } from '@remix-run/react'
import { Suspense, useState } from 'react'
import { Button } from '@jatra/design-system/button'
import { fetchEarly } from '@jatra/design-system/hydration'
import { OwnForm, useAccountField } from '~/forms/own-form.tsx'
import { visas } from '~/messages/visas.ts'
import { LateConfirmDialog, loadConfirmDialog } from '../late-confirm-dialog.ts'

const preload = () => fetchEarly(loadConfirmDialog)
const copy = visas.documents

export interface DeleteDocumentProps {
  id: string
  name: string
  deleting: boolean
}

/**
 * Asks before deleting, in a dialog whose script is fetched on the way to the button. Without script the form deletes
 * at once.
 */
export function DeleteDocument({ id, name, deleting }: DeleteDocumentProps) {
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
