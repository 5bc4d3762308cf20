import type { Submission } from '@conform-to/react'
import { processPayment, type PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { Traveler } from '@jatra/contract/traveler/traveler'
import { keepTravelers } from '~/forms/saved-travelers.server.ts'
import type { AppContext } from '~/server/context.server.ts'
import type { OwnForm } from '~/server/loaders/own-form.server.ts'
import { redirectToGateway } from '~/server/loaders/redirects.server.ts'
import { orderErrorAnswer, type Reply } from './order-error.server.ts'
import { keepOrderKey } from './order-key.server.ts'

/** The request of a form, as far as a checkout needs it. */
interface Sent {
  request: Request
  context: Pick<AppContext, 'api' | 'session' | 'byScript'>
}

/**
 * Places an order and answers where to pay it. A form that was changed since its order was placed replaces that order.
 * @param idempotencyKey the same for every try of one form
 * @throws DomainError as the API says it
 */
export async function startPayment(
  { request, context }: Sent,
  body: PaymentBody,
  idempotencyKey: string,
): Promise<{ url: string; orderId: string }> {
  keepOrderKey(context, request, idempotencyKey)
  const place = (replaces?: string) =>
    context.api.call(
      processPayment,
      { params: { paymentType: body.paymentType }, query: { replaces }, body },
      { idempotencyKey },
    )
  return place().catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'idempotency_mismatch') throw error
    if (error.orderId === undefined) throw error
    return place(error.orderId)
  })
}

interface CompleteForm {
  body: PaymentBody
  idempotencyKey: string
  submission: Pick<Submission<never>, 'reply'>
  /** The API's messages at the fields of this form, and those that belong to none. */
  replyOf: (error: DomainError) => Reply
  /** The travellers of the form, of whom those with a tick are saved. */
  travelers?: OwnForm & { all: readonly Traveler[] }
}

/**
 * Places the order of a form whose fields are right.
 * @returns the form with the API's reasons, when it did not take the order
 * @throws the redirect to the gateway
 */
export async function placeOrder(
  { request, context }: { request: Request; context: AppContext },
  { body, idempotencyKey, submission, replyOf, travelers }: CompleteForm,
) {
  try {
    const { url, orderId } = await startPayment({ request, context }, body, idempotencyKey)
    if (travelers) {
      const { form, all, user } = travelers
      const notSaved = await keepTravelers(form, all, orderId, context, user)
      context.session.noteNotSaved(orderId, notSaved)
    }
    throw redirectToGateway(url, context)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { serviceType: kind, price: sent } = body
    return orderErrorAnswer(error, submission, { sent, kind, reply: replyOf(error) })
  }
}
