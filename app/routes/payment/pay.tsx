import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { DomainError } from '@jatra/contract/http/problem'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { paymentTypeSchema } from '@jatra/contract/payment/payment'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { paymentMissing } from '@jatra/design-system/payment-options'
import { Stack } from '@jatra/design-system/stack'
import { OwnForm } from '~/forms/own-form.tsx'
import { dayAndTime } from '~/checkout/hold-words.ts'
import { PaymentChooser } from '~/checkout/payment-chooser.tsx'
import { readPaymentOptions } from '~/checkout/view-checkout.server.ts'
import { requireUser } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { redirectToGateway } from '~/server/loaders/redirects.server.ts'
import { formatBdt } from '~/messages/format.ts'
import { messages } from '~/messages/index.ts'
import { payLater } from '~/messages/pay-later.ts'
import { paymentMessages } from '~/messages/payment.ts'
import { title } from '~/shell/shell.css.ts'
import { viewHeld } from './held-view.ts'
import { nextActions } from './next-actions.ts'
import * as css from './return.css.ts'
import { payHrefOf } from './to-pay.ts'

export { ErrorBoundary } from './return.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.heading ?? payLater.pageTitle} | ${messages.site.name}` },
]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const orderId = params['orderId'] ?? ''
  const order = await context.api
    .call(getOrder, { params: { userId: user._id, orderId } })
    .catch((error: unknown) => {
      if (error instanceof DomainError && error.status < 500) throw data(null, { status: 404 })
      return orUnavailable(error)
    })
  const held = viewHeld(order)
  // A paid or closed order says so on its own page.
  if (!held && !payHrefOf(order)) throw redirect(`/payment/return/${encodeURIComponent(orderId)}`)
  const { product, plan } = nextActions(order)
  return {
    heading: held ? payLater.pageTitle : paymentMessages.payTitle,
    payBy: held?.payBy ?? dayAndTime(order.expiresAt),
    airlineReference: held?.reference ?? null,
    aboutPrice: held?.price ?? null,
    product,
    plan,
    amount: order.price,
    price: formatBdt(order.price),
    reference: order.bookingReference,
    options: await readPaymentOptions(context),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args
  const { form, user } = await readOwnForm(args)
  const orderId = params['orderId'] ?? ''
  const chosen = paymentTypeSchema.safeParse(form.get('paymentType'))
  if (!chosen.success) return data({ missing: true, problem: null }, { status: 400 })
  try {
    const { url } = await context.api.call(openPayment, {
      params: { userId: user._id, orderId },
      body: { paymentType: chosen.data },
    })
    return redirectToGateway(url, context)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'session_expired') {
      return redirect(`/payment/return/${encodeURIComponent(orderId)}`)
    }
    return data({ missing: false, problem: error.message }, { status: error.status })
  }
}

/** Pays for an order that waits: chooses the option and redirects to the gateway. */
export default function PayPage() {
  const { product, plan, amount, price, reference, options, ...order } =
    useLoaderData<typeof loader>()
  const answer = useActionData<{ missing: boolean; problem: string | null }>()
  const busy = useNavigation().state !== 'idle'
  const facts = [
    [product, plan],
    [payLater.payBy, payLater.payByDhaka(order.payBy)],
    [paymentMessages.amount, price],
    [paymentMessages.reference, reference],
    ...(order.airlineReference ? [[paymentMessages.airlineReference, order.airlineReference]] : []),
  ]
  return (
    <div className={css.page}>
      <Card padding={24}>
        <OwnForm>
          <Stack gap={24}>
            <h1 className={title}>{order.heading}</h1>
            <dl className={css.facts}>
              {facts.map(([term, value]) => [
                <dt className={css.term} key={`${term}:`}>
                  {term}
                </dt>,
                <dd className={css.value} key={term}>
                  {value}
                </dd>,
              ])}
            </dl>
            {order.aboutPrice ? <p>{order.aboutPrice}</p> : null}
            <Divider />
            {answer?.problem ? (
              <Alert tone="critical" title={payLater.failedTitle}>
                {answer.problem}
              </Alert>
            ) : null}
            <PaymentChooser
              options={options}
              amount={amount}
              {...(answer?.missing && { error: paymentMissing })}
            />
            <Button type="submit" variant="primary" loading={busy}>
              {`${payLater.submit} ${price}`}
            </Button>
          </Stack>
        </OwnForm>
      </Card>
    </div>
  )
}
