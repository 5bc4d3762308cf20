import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { Alert } from '@jatra/design-system/alert'
import { Countdown } from '@jatra/design-system/countdown'
import { FlightSummary } from '@jatra/design-system/flight-summary'
import { Link } from '@jatra/design-system/link'
import { SessionExpiredModal } from '@jatra/design-system/session-expired-modal'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { CheckoutForm } from '~/checkout/checkout-form.tsx'
import type { CheckoutOutcome } from '~/checkout/outcome.ts'
import { useTravelersCheckout } from '~/checkout/traveler-block.tsx'
import { builtOnce } from '~/forms/use-form.ts'
import { DefaultSubmitButton } from '~/forms/autofill-field.tsx'
import { withOneName } from '~/forms/one-name.ts'
import { withSharedContact } from '~/forms/shared-contact.ts'
import { requireUser } from '~/server/context.server.ts'
import { readPrefillOrder } from '~/forms/prefill.server.ts'
import { sayFieldError } from '~/forms/say-field-error.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { sessionMessages } from '~/messages/flights.ts'
import { messages } from '~/messages/index.ts'
import { orders } from '~/messages/orders.ts'
import { content, title } from '~/shell/shell.css.ts'
import { failed } from '~/messages/failed.ts'
import { LoadFailed } from '~/shell/load-failed.tsx'
import { bookingSchema, withPayLater } from './booking-form.ts'
import { ExpiredSession } from './expired-session.tsx'
import { findOffer, placeBooking, viewBooking } from './booking.server.ts'
import * as css from './flight.css.ts'
import { FareConditionsCard } from './fare-conditions.tsx'
import { Timelines } from './timelines.tsx'
import { GO_ON, PRICE_AGAIN, type NewParty } from './new-party.ts'
import { PayWhen } from './pay-when.tsx'
import { TravelerFields } from './traveler-fields.tsx'

const copy = bookingMessages
const deviceClock = () => Date.now()
const prepareForm = (form: FormData) => withPayLater(withSharedContact(withOneName(form)))

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const url = new URL(request.url)
  const found = await findOffer(url, context)
  if (found.kind === 'found') {
    const earlier = await readPrefillOrder(url, 'flight', context, user)
    const booking = await viewBooking(found.answer, { context, user, request }, earlier)
    return { kind: found.kind, booking }
  }
  const status = { expired: 410, missing: 404, failed: 503 }[found.kind]
  return data({ kind: found.kind, booking: null }, { status })
}

export function action(args: ActionFunctionArgs) {
  return placeBooking(args)
}

export {
  revalidateForNewTerms as shouldRevalidate,
  sendCheckout as clientAction,
} from '~/checkout/outcome.ts'

export default function BookingPage() {
  const { kind, booking } = useLoaderData<typeof loader>()
  if (booking)
    return (
      <Booking
        booking={booking}
        key={`${booking.endsAt} ${booking.draft.account} ${booking.draft.begunFor}`}
      />
    )
  if (kind === 'expired') return <ExpiredSession note={copy.kept} />
  if (kind === 'failed') return <OfferFailed />
  return <OfferMissing />
}

type BookingView = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['booking']>

function Booking({ booking }: { booking: BookingView }) {
  const { rules, price } = booking
  const answer = useActionData<CheckoutOutcome & { newParty?: NewParty }>()
  const sending = useNavigation().formData
  const pricing = sending?.has(PRICE_AGAIN) || sending?.has(GO_ON) || false
  const [over, setOver] = useState(false)
  const schema = useMemo(() => builtOnce(() => bookingSchema(rules)), [rules])
  const checkout = useTravelersCheckout({
    kind: 'flight',
    view: booking,
    count: rules.kinds.length,
    schema,
    prepare: prepareForm,
    answer,
    // After a new price it is on the button that leads on.
    keepsFocus: answer?.newParty !== undefined,
  })
  const { form, fields } = checkout
  const sent = form.initialValue

  return (
    <div className={content}>
      <div className={css.head}>
        <h1 className={title}>{copy.title}</h1>
        <Countdown
          endsAt={booking.endsAt}
          serverNow={booking.serverNow}
          now={deviceClock}
          onExpire={() => setOver(true)}
          label={sessionMessages.left}
          expiredText={sessionMessages.over}
        />
      </div>
      <CheckoutForm
        checkout={checkout}
        copy={copy}
        prefilled={orders.retry.prefilled}
        lead={
          <>
            {booking.people.length > 0 ? <DefaultSubmitButton /> : null}
            <FlightSummary {...booking.facts}>
              <Timelines timelines={booking.timelines} />
            </FlightSummary>
            <FareConditionsCard conditions={booking.conditions} />
            {booking.priceError ? (
              <Alert
                tone="critical"
                live={false}
                title={copy.tooMuchTitle}
                action={<Link href="/">{sessionMessages.expiredAction}</Link>}
              >
                {sayFieldError(booking.priceError)}
              </Alert>
            ) : null}
            <p>{rules.passport ? copy.documentsInternational : copy.documentsDomestic}</p>
          </>
        }
        lines={price.lines}
        total={price.total}
        asking={pricing}
        shown={{ price: answer?.newPrice?.is ?? booking.amount }}
      >
        {rules.kinds.map((kind, index) => (
          <TravelerFields
            key={index}
            {...checkout.blockOf(index, HOME_COUNTRY)}
            kind={kind}
            rules={rules}
            change={{ party: answer?.newParty ?? null, total: booking.amount, pending: pricing }}
          />
        ))}
        <PayWhen
          options={booking.paymentOptions}
          amount={booking.amount}
          hold={booking.hold}
          payWhen={{
            name: fields.payWhen.name,
            sent: sent?.payWhen,
            error: fields.payWhen.errors?.[0],
          }}
          paymentType={{
            name: fields.paymentType.name,
            sent: sent?.paymentType,
            error: fields.paymentType.errors?.[0],
          }}
        />
      </CheckoutForm>
      <SessionExpiredModal
        open={over || answer?.gone === true}
        note={copy.kept}
        {...(answer?.withdrawn && { title: copy.withdrawnTitle, text: form.errors?.[0] ?? '' })}
      />
    </div>
  )
}

/** The offer could not be loaded. */
function OfferFailed() {
  return (
    <div className={content}>
      <LoadFailed
        text={failed.offer}
        action={<ButtonLink href="/">{sessionMessages.expiredAction}</ButtonLink>}
      />
    </div>
  )
}

/** The offer does not exist. */
function OfferMissing() {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.missing}
        action={
          <ButtonLink href="/" variant="primary">
            {sessionMessages.expiredAction}
          </ButtonLink>
        }
      >
        {copy.missingText}
      </EmptyState>
    </div>
  )
}
