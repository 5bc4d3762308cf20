import { useNavigation } from '@remix-run/react'
import { useRef, useState, type FormEvent } from 'react'
import type { z } from 'zod'
import type { Order } from '@jatra/contract/whole-order/order'
import { useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import type { DraftOwner } from '~/forms/draft-storage.ts'
import { useDraft } from '~/forms/use-draft.ts'
import { isSending, isValidated, useForm } from '~/forms/use-form.ts'
import { useOrderKey } from './order-key.ts'
import type { CheckoutOutcome } from './outcome.ts'

export interface CheckoutOptions<
  Schema extends z.ZodType<Record<string, unknown>, Record<string, unknown>>,
> {
  kind: Order['serviceType']
  view: {
    idempotencyKey: string
    offerKey: string
    draft: DraftOwner
    prefill: Record<string, unknown> | null
  }
  schema: Schema | (() => Schema)
  /** A change to the form before validation, which the action makes too. */
  prepare?: (form: FormData) => FormData
  /** The answer to the last attempt. */
  answer: CheckoutOutcome | undefined
  /** The focus stays where it is after this answer. */
  keepsFocus?: boolean
  /** Names of fields that the draft leaves out, or that are stored elsewhere. */
  except: RegExp
  /** The form cannot be sent yet, though its fields are right. */
  blocked?: boolean
}

/** The form of a checkout: what was typed is kept, and what is wrong takes the focus. */
export function useCheckout<
  Schema extends z.ZodType<Record<string, unknown>, Record<string, unknown>>,
>({
  kind,
  view,
  schema,
  prepare,
  answer,
  keepsFocus = false,
  except,
  blocked = false,
}: CheckoutOptions<Schema>) {
  const orderKey = useOrderKey(view.idempotencyKey, view.offerKey)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm({
    schema,
    lastResult: answer?.result,
    ...(prepare && { prepare }),
    ...(view.prefill && { defaultValue: view.prefill }),
  })
  const element = useRef<HTMLFormElement>(null)
  const restored = useDraft(element, kind, view.draft, except)
  const [failedSubmits, setFailedSubmits] = useState(0)
  useFirstErrorFocus(element, keepsFocus ? undefined : answer)
  useFirstErrorFocus(element, failedSubmits > 0 ? failedSubmits : undefined)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isValidated(event)) return
    form.onSubmit(event)
    if (!isSending(event)) return
    if (blocked) event.preventDefault()
    // Rejected in the browser: the first invalid field takes the focus, also a group or the text of a hidden date.
    if (event.defaultPrevented) setFailedSubmits((times) => times + 1)
  }
  return {
    form,
    fields,
    element,
    onSubmit,
    orderKey,
    busy,
    restored,
    hasFailed: failedSubmits > 0,
    draft: view.draft,
  }
}

/** What a checkout's page needs of it, whatever its fields are. */
export type Checkout = Pick<
  ReturnType<typeof useCheckout>,
  'element' | 'onSubmit' | 'orderKey' | 'draft'
> & { form: { id: string } }
