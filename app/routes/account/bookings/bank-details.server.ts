import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { bankDetailsSchema } from '@jatra/contract/order/bank-details'
import { giveBankDetails } from '@jatra/contract/whole-order/bank-details-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { paymentTypeLabels, serviceTypes } from '@jatra/contract/payment/payment'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { replyWithError } from '~/forms/submission.server.ts'
import { logFailedCall } from '~/server/loaders/failed-call.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { formatBdt } from '~/messages/format.ts'
import { readOrder } from './order-view.server.ts'

/** The refund in the address. A refund that needs no bank account redirects to its booking. */
export async function readRefund(args: LoaderFunctionArgs) {
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
export async function saveBankDetails(args: ActionFunctionArgs) {
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

const bookingOf = ({ params: { tab = '', orderId = '' } }: Pick<LoaderFunctionArgs, 'params'>) =>
  `/app/account/bookings/${encodeURIComponent(tab)}/${encodeURIComponent(orderId)}`
