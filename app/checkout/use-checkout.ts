import { useRef, useState, type FormEvent } from 'react'
import type { Order } from '@jatra/contract/whole-order/order'
import { useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import type { DraftOwner } from '~/forms/draft-storage.ts'
import { useDraft } from '~/forms/use-draft.ts'
import {
  isSending,
  isValidated,
  useForm,
  type FormOptions,
  type FormSchema,
} from '~/forms/use-form.ts'
import { useOrderKey } from './order-key.ts'
import type { CheckoutOutcome } from './outcome.ts'

export interface CheckoutOptions<Schema extends FormSchema> extends Pick<
  FormOptions<Schema>,
  'schema' | 'prepare'
> {
  kind: Order['serviceType']
  view: {
    idempotencyKey: string
    offerKey: string
    draft: DraftOwner
    /** Values of an earlier order. */
    prefill: Record<string, unknown> | null
  }
  /** The answer to the last attempt. */
  answer: CheckoutOutcome | undefined
  /** The focus stays where it is after this answer. */
  keepsFocus?: boolean
  /** Names of fields that are stored elsewhere than in the draft. */
  except: RegExp
  /** The form cannot be sent yet, though its fields are right. */
  blocked?: boolean
}

/** The form of a checkout: what was typed is kept, and what is wrong takes the focus. */
export function useCheckout<Schema extends FormSchema>({
  kind,
  view,
  answer,
  keepsFocus = false,
  except,
  blocked = false,
  ...rules
}: CheckoutOptions<Schema>) {
  const orderKey = useOrderKey(view.idempotencyKey, view.offerKey)
  const [form, fields] = useForm({
    ...rules,
    lastResult: answer?.result,
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
  const hasFailed = failedSubmits > 0
  return { form, fields, element, onSubmit, orderKey, restored, hasFailed, view, answer }
}
