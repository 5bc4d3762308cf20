import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from '@remix-run/node'
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import { useRef } from 'react'
import { bankDetailsSchema } from '@jatra/contract/order/bank-details'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { TextField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import { useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import { giveBankDetails } from '@jatra/contract/whole-order/bank-details-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { paymentTypeLabels, serviceTypes } from '@jatra/contract/payment/payment'
import { OwnForm } from '~/forms/own-form.tsx'
import { noAnswerResult, sendOr } from '~/forms/send-or.ts'
import { textProps, formErrorOf } from '~/forms/form-props.ts'
import { useForm } from '~/forms/use-form.ts'
import { bankDetails as copy } from '~/messages/bank-details.ts'
import { messages } from '~/messages/index.ts'
import { parseSubmission, replyWithError } from '~/forms/parse-submission.server.ts'
import { logFailedCall } from '~/server/loaders/failed-call.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { formatBdt } from '~/messages/format.ts'
import * as css from './bank-details.css.ts'
import { readOrder } from './order-view.server.ts'
import { PageHead } from '../page-head.tsx'

export { BookingFailed as ErrorBoundary } from '../load-failed.tsx'

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

/** The refund in the address. A refund that needs no bank account redirects to its booking. */
export async function loader(args: LoaderFunctionArgs) {
  const kind = serviceTypes.find((one) => one === args.params['tab'])
  if (!kind) throw data(null, { status: 404 })
  const { refunds } = await readOrder(args, kind)
  const refund = refunds.find(({ id }) => id === args.params['refundId'])
  if (!refund) throw data(null, { status: 404 })
  if (refund.status !== 'needs_person' || !refund.bankAccount) throw redirect(bookingOf(args))
  return {
    booking: bookingOf(args),
    amount: formatBdt(refund.amount),
    channel: paymentTypeLabels[refund.channel],
    ending: refund.bankAccount.ending,
  }
}

/** Stores the bank account and redirects to the booking; errors are shown at their fields. */
export async function action(args: ActionFunctionArgs) {
  const { context, params } = args
  // No draft of an account number is kept in the browser.
  const { form, user } = await readOwnForm(args, { drafted: false })
  const submission = parseSubmission(form, { schema: bankDetailsSchema })
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  try {
    await context.api.call(giveBankDetails, {
      params: { userId: user._id, refundId: params['refundId'] ?? '' },
      body: submission.value,
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    if (error.status >= 500) logFailedCall(context.log, giveBankDetails, error)
    return data(replyWithError(submission, error), { status: error.status })
  }
  return redirect(bookingOf(args))
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOr(serverAction, noAnswerResult)

/** Asks for a bank account when a refund cannot go back the way it came (docs/specification.md, Refunds). */
export default function BankDetailsPage() {
  const { booking, amount, channel, ending } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const error = formErrorOf(lastResult)
  const element = useRef<HTMLFormElement>(null)
  const [form, fields] = useForm({ schema: bankDetailsSchema, lastResult })
  useFirstErrorFocus(element, lastResult)
  const { key: nameKey, ...name } = textProps(fields.accountName)
  const { key: numberKey, ...number } = textProps(fields.accountNumber)
  const { key: bankKey, ...bank } = textProps(fields.bank)
  const { key: branchKey, ...branch } = textProps(fields.branch)
  const { key: routingKey, ...routing } = textProps(fields.routingNumber)

  return (
    <>
      <Link href={booking} standalone>
        {copy.back}
      </Link>
      <PageHead title={copy.title} lead={copy.lead(amount, channel)} />
      <Card padding={24}>
        <OwnForm
          ref={element}
          id={form.id}
          className={css.form}
          onSubmit={form.onSubmit}
          noValidate={form.noValidate}
          aria-busy={busy}
        >
          {ending ? (
            <Alert tone="info" live={false}>
              {copy.replaces(ending)}
            </Alert>
          ) : null}
          <TextField
            key={nameKey}
            {...name}
            label={copy.accountName}
            hint={copy.accountNameHint}
            autoComplete="off"
          />
          <TextField
            key={numberKey}
            {...number}
            label={copy.accountNumber}
            hint={copy.accountNumberHint}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField key={bankKey} {...bank} label={copy.bank} autoComplete="off" />
          <TextField key={branchKey} {...branch} label={copy.branch} autoComplete="off" />
          <TextField
            key={routingKey}
            {...routing}
            required={false}
            label={copy.routingNumber}
            hint={copy.routingNumberHint}
            inputMode="numeric"
            autoComplete="off"
          />
          {error ? <Alert tone="critical">{error}</Alert> : null}
          <p>{copy.safety}</p>
          <div className={css.actions}>
            <Button type="submit" variant="primary" loading={busy}>
              {copy.submit}
            </Button>
          </div>
        </OwnForm>
      </Card>
    </>
  )
}

const bookingOf = ({ params: { tab = '', orderId = '' } }: Pick<LoaderFunctionArgs, 'params'>) =>
  `/app/account/bookings/${encodeURIComponent(tab)}/${encodeURIComponent(orderId)}`
