import { Form, useSubmit } from '@remix-run/react'
import { Suspense, useState } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { fetchEarly } from '@jatra/design-system/hydration'
import { Link } from '@jatra/design-system/link'
import type { ChangeDecision } from '@jatra/contract/flight/flight-booking'
import { OwnForm, useAccountField } from '~/forms/own-form.tsx'
import { orders } from '~/messages/orders.ts'
import { LateConfirmDialog, loadConfirmDialog } from '../late-confirm-dialog.ts'
import * as css from './airline-change.css.ts'

const preload = () => fetchEarly(loadConfirmDialog)
const copy = orders.change

interface CancelProps {
  changeId: string
  /** The refund's amount, method and date. */
  refund: string
}

/** Asks for confirmation: in a dialog, or without script on the page that the form leads to. */
export function CancelAndRefund({ changeId, refund, sending }: CancelProps & { sending: boolean }) {
  const submit = useSubmit()
  const account = useAccountField()
  const [asking, setAsking] = useState(false)
  return (
    <Form
      method="get"
      onPointerEnter={preload}
      onFocus={preload}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <input type="hidden" name="cancel" value="ask" />
      <Button type="submit" variant="danger" fullWidth loading={sending}>
        {copy.refund}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <LateConfirmDialog
            open
            onOpenChange={setAsking}
            title={copy.asked}
            confirmLabel={copy.refund}
            cancelLabel={copy.keep}
            onConfirm={() =>
              submit(
                { changeId, decision: 'refund', ...account },
                { method: 'post', action: '?', preventScrollReset: true },
              )
            }
          >
            {copy.askedText(refund)}
          </LateConfirmDialog>
        </Suspense>
      ) : null}
    </Form>
  )
}

/** The confirmation as a part of the page. */
export function ConfirmStep({ changeId, refund }: CancelProps) {
  return (
    <div className={css.choice}>
      <Alert tone="warning" live={false} title={copy.asked}>
        {copy.askedText(refund)}
      </Alert>
      <div className={css.actions}>
        <OwnForm action="?" preventScrollReset className={css.action}>
          <Decision changeId={changeId} decision="refund" />
          <Button type="submit" variant="danger" fullWidth>
            {copy.refund}
          </Button>
        </OwnForm>
        <Link href="?" standalone>
          {copy.keep}
        </Link>
      </div>
    </div>
  )
}

/** Hidden fields of a decision: what is decided, and about which change. */
export function Decision({ changeId, decision }: { changeId: string; decision: ChangeDecision }) {
  return (
    <>
      <input type="hidden" name="changeId" value={changeId} />
      <input type="hidden" name="decision" value={decision} />
    </>
  )
}
