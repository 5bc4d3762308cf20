import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { Link } from '@jatra/design-system/link'
import { OrderTicket } from '@jatra/design-system/order-ticket'
import { sendOr } from '~/forms/send-or.ts'
import { accountMessages } from '~/messages/account.ts'
import { deskOrder } from '~/messages/desk-order.ts'
import { desk } from '~/messages/desk.ts'
import { messages } from '~/messages/index.ts'
import { visaChecklist } from '~/messages/visa-checklist.ts'
import { orders } from '~/messages/orders.ts'
import { AirlineCard } from '~/routes/account/bookings/airline-card.tsx'
import { statusBadges } from '~/routes/account/bookings/status-badges.ts'
import { refuseCustomer, requireStaff } from '~/server/guards/require-staff.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { LoadErrorBoundary } from '~/shell/load-failed.tsx'
import * as css from './order.css.ts'
import { OrderCustomer, OrderMoney } from './order-facts.tsx'
import { OrderProduct } from './order-product.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTravelers } from './order-travelers.tsx'
import { actOnVisaFile } from './visa-file-acts.server.ts'
import { VisaFile } from './visa-file.tsx'
import { showPassport, writeNote } from './order-acts.server.ts'
import { readDeskOrder, viewDeskOrder, type DeskOrderView } from './order-view.server.ts'

const copy = deskOrder

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.order.reference ?? copy.title} | ${desk.title} | ${messages.site.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args)
  const { agency, newId, now } = args.context
  return { order: viewDeskOrder(await readDeskOrder(args), agency.address, now()), newId: newId() }
}

/** Adds a note, opens a passport number, or acts on a visa's documents. */
export async function action(args: ActionFunctionArgs) {
  const { form } = await readOwnForm(args, { drafted: false })
  await refuseCustomer(args)
  const { orderId = '' } = args.params
  if (form.has('visaAct')) return actOnVisaFile(args.context, orderId, form)
  const passport = form.get('passport')
  if (passport === null) return writeNote(args.context, orderId, form)
  if (typeof passport !== 'string' || !/^\d{1,2}$/.test(passport)) throw data(null, { status: 400 })
  return showPassport(args.context, orderId, Number(passport))
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const visaAct = form.get('visaAct')
  return sendOr(
    serverAction,
    form.has('passport')
      ? { passportProblem: copy.travelers.failed }
      : typeof visaAct === 'string'
        ? { visaAct, done: null, problem: visaChecklist.desk.unreachable }
        : { added: null, result: { status: 'error', error: { '': [copy.note.unreachable] } } },
  )
}

export function ErrorBoundary() {
  return <LoadErrorBoundary text={desk.failed} />
}

/** A booking as staff see it (docs/specification.md, Finding an order): who, what it costs, what happened, and notes. */
export default function DeskOrderPage() {
  const { order, newId } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className={css.file}>
      <div className={css.ticket}>
        <Ticket order={order} />
      </div>
      <div className={css.facts}>
        <OrderCustomer order={order} />
        <OrderMoney order={order} />
        <OrderTravelers
          orderId={order.id}
          travelers={order.travelers}
          opened={answer && 'passport' in answer ? answer.passport : null}
          problem={answer && 'passportProblem' in answer ? answer.passportProblem : null}
        />
      </div>
      <div className={css.story}>
        {order.visaFile ? (
          <VisaFile
            orderId={order.id}
            view={order.visaFile}
            answer={answer && 'visaAct' in answer ? answer : undefined}
          />
        ) : null}
        <OrderTimeline
          days={order.timeline}
          entries={order.entries}
          newId={newId}
          answer={answer && 'added' in answer ? answer : undefined}
        />
        {order.airline ? <AirlineCard view={order.airline} /> : null}
        <OrderProduct product={order.product} />
      </div>
    </div>
  )
}

function Ticket({ order }: { order: DeskOrderView }) {
  const { product } = order
  const ticket = ticketOf(product)
  const names = order.travelers.map(({ name }) => name)
  return (
    <OrderTicket
      kind={product.kind}
      heading={ticket.heading}
      status={statusBadges[order.status]}
      legs={ticket.legs}
      facts={[
        ...ticket.facts,
        [accountMessages.order.paymentStatus, order.paymentStatus],
        [accountMessages.order.bookedOn, order.bookedOn],
      ]}
      travelers={names.length > 0 ? names : ticket.party}
      bookingId={order.reference}
      total={order.total}
      messages={{ next: copy.acts.title }}
      next={
        order.acts.length > 0 ? (
          <>
            {order.acts.map((act) => (
              <p key={act}>{act}</p>
            ))}
            <Link href="/desk">{copy.acts.today}</Link>
          </>
        ) : (
          copy.acts.none
        )
      }
    />
  )
}

/** What the ticket shows of each kind. */
function ticketOf(product: DeskOrderView['product']) {
  switch (product.kind) {
    case 'flight':
      return {
        heading: product.plan,
        legs: product.legs,
        facts: [[orders.cabin, product.cabin] as const],
        party: [],
      }
    case 'holidays':
      return { heading: product.name, legs: [], facts: product.when, party: [product.party] }
    case 'visa':
      return { heading: product.name, legs: [], facts: product.plan.slice(0, 2), party: [] }
  }
}
