import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { Fragment, useEffect, useRef, type RefObject } from 'react'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { ATTEMPT_PARAM } from '@jatra/contract/payment/attempt-end'
import { DomainError } from '@jatra/contract/http/problem'
import { Alert } from '@jatra/design-system/alert'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { Inline, Stack } from '@jatra/design-system/stack'
import { dropDrafts } from '~/forms/draft-storage.ts'
import { requireUser } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { formatBdt, formatTime } from '~/messages/format.ts'
import { failed } from '~/messages/failed.ts'
import { accountMessages } from '~/messages/account.ts'
import { paymentMessages } from '~/messages/payment.ts'
import { messages } from '~/messages/index.ts'
import { payLater } from '~/messages/pay-later.ts'
import { problemOf } from '~/routes/account/bookings/airline-view.ts'
import { refundSentence, whyGoesBack } from '~/routes/account/bookings/refund-view.ts'
import { findRetryAction } from '~/routes/account/bookings/retry-action.server.ts'
import { dropOrderKey } from '~/checkout/order-key.ts'
import { LoadErrorBoundary } from '~/shell/load-failed.tsx'
import { content, title } from '~/shell/shell.css.ts'
import * as css from './return.css.ts'
import { viewHeld } from './held-view.ts'
import { airlineReferenceOf, returnHead, stageOf } from './return-head.ts'
import { endedBefore, payHrefOf } from './to-pay.ts'
import { usePolling } from './use-polling.ts'
import { nextActions } from './next-actions.ts'

const copy = paymentMessages

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: `${loaded ? returnHead(loaded).title : accountMessages.order.title} | ${messages.site.name}`,
  },
]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const order = await context.api
    .call(getOrder, { params: { userId: user._id, orderId: params['orderId'] ?? '' } })
    .catch((error: unknown) => {
      if (error instanceof DomainError && error.status < 500) throw data(null, { status: 404 })
      return orUnavailable(error)
    })
  if (order.paymentStatus !== 'pending') context.session.dropCheckout()
  const { notSaved } = context.session.data
  return {
    id: order._id,
    reference: order.bookingReference,
    retry: await findRetryAction(order, context),
    status: order.paymentStatus,
    stage: stageOf(order),
    airlineReference: airlineReferenceOf(order),
    problem: order.serviceType === 'flight' ? problemOf(order) : null,
    refund: refundSentence(order.refunds, context.now()),
    goesBack: whyGoesBack(order),
    ended: endedBefore(order, new URL(request.url).searchParams.get(ATTEMPT_PARAM)),
    price: formatBdt(order.price),
    ...nextActions(order),
    payUrl: order.payUrl,
    payHref: payHrefOf(order),
    payBy: formatTime(order.expiresAt),
    held: viewHeld(order),
    notSaved: notSaved?.orderId === order._id ? notSaved.why : null,
  }
}

/** Where the gateway sends the browser back to. The address proves nothing: the page shows the order's own state. */
export default function PaymentReturnPage() {
  const order = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const ticketed = order.stage !== 'confirming' && order.stage !== 'reserved'
  const unpaid = order.payHref !== null && order.payUrl === null
  const waits = order.status === 'pending' && (order.held?.paying ?? !unpaid)
  usePolling(waits || !ticketed, revalidate)
  useEffect(() => {
    if (order.status !== 'pending') dropOrderKey()
    if (order.status === 'success' || order.held) dropDrafts(order.kind)
  }, [order.status, order.kind, order.held])

  const head = returnHead(order)
  const said = useRef<HTMLDivElement>(null)
  useKeptHeight(said)
  return (
    <div className={css.page}>
      <Card padding={24}>
        <Stack gap={24}>
          <head.Picture className={css.picture} />
          <div ref={said} role="status" className={css.head}>
            <span className={css.mark[head.look]}>
              <Icon name={head.icon} size={24} />
            </span>
            <h1 className={title}>{head.title}</h1>
            {/* Announced without moving the focus. The heading stays, as it may have the focus. */}
            <Fragment key={head.title}>
              {order.ended ? <p>{order.ended}</p> : null}
              {head.text && !unpaid ? <p>{head.text}</p> : null}
              {order.problem ? <p>{order.problem}</p> : null}
              {order.refund ? <p>{order.refund}</p> : null}
              {order.held?.notPaid ? <p>{order.held.notPaid}</p> : null}
              {order.held ? <p>{order.held.text}</p> : null}
              {waits ? <p>{copy.waitingSafe}</p> : null}
              {order.goesBack.map((why) => (
                <p key={why}>{`${why} ${copy.goesBack}`}</p>
              ))}
              {order.payHref ? <p>{copy.payBy(order.payBy)}</p> : null}
            </Fragment>
          </div>
          {order.notSaved ? (
            <Alert
              tone="info"
              live={false}
              action={<Link href="/app/account/regular-travelers">{copy.seeTravelers}</Link>}
            >
              {copy.notSaved[order.notSaved]}
            </Alert>
          ) : null}
          <Divider />
          <dl className={css.facts}>
            <dt className={css.term}>{order.product}</dt>
            <dd className={css.value}>{order.plan}</dd>
            <dt className={css.term}>{copy.amount}</dt>
            <dd className={css.value}>{order.price}</dd>
            <dt className={css.term}>{copy.reference}</dt>
            <dd className={css.value}>{order.reference}</dd>
            {order.airlineReference ? (
              <>
                <dt className={css.term}>{copy.airlineReference}</dt>
                <dd className={css.value}>{order.airlineReference}</dd>
              </>
            ) : null}
          </dl>
          <Inline>
            {order.held ? (
              <ButtonLink href={order.held.href} variant="primary">
                {payLater.payNow}
              </ButtonLink>
            ) : null}
            {order.payHref ? (
              <ButtonLink href={order.payUrl ?? order.payHref} variant="primary">
                {copy.goOnToPay}
              </ButtonLink>
            ) : null}
            {order.payHref && order.payUrl ? (
              <ButtonLink href={order.payHref} variant="secondary">
                {copy.payAnotherWay}
              </ButtonLink>
            ) : null}
            {waits ? (
              <Button variant="secondary" loading={state === 'loading'} onClick={revalidate}>
                {copy.checkAgain}
              </Button>
            ) : null}
            {order.retry ? (
              <ButtonLink href={order.retry.href} variant="primary">
                {order.retry.same ? copy.tryAgain : order.retry.label}
              </ButtonLink>
            ) : null}
            <ButtonLink
              href={`/app/account/bookings/${order.kind}/${order.id}`}
              variant={order.status === 'success' ? 'primary' : 'secondary'}
            >
              {copy.seeBooking}
            </ButtonLink>
            <ButtonLink href={`/app/account/bookings/${order.kind}`} variant="ghost">
              {copy.seeBookings}
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </div>
  )
}

/** The order could not be read, which says nothing about the payment. */
export function ErrorBoundary() {
  return (
    <div className={content}>
      <LoadErrorBoundary
        text={failed.booking}
        action={<ButtonLink href="/app/account/bookings">{copy.seeBookings}</ButtonLink>}
      />
    </div>
  )
}

/**
 * Keeps an element at its height while its text changes by itself, so that a button below it stays under the finger.
 * When the window's width changes the height may change too.
 */
function useKeptHeight(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current: kept } = element
    kept?.style.setProperty('min-block-size', `${kept.getBoundingClientRect().height}px`)
  })
  useEffect(() => {
    let width = window.innerWidth
    const forget = () => {
      // A phone's address bar that goes or comes back resizes the window too, in height alone.
      if (window.innerWidth === width) return
      width = window.innerWidth
      element.current?.style.removeProperty('min-block-size')
    }
    window.addEventListener('resize', forget)
    return () => window.removeEventListener('resize', forget)
  }, [element])
}
