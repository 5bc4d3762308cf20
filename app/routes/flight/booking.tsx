import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { HOME_COUNTRY, HOME_DIAL_CODE } from '@jatra/contract/places/countries-home'
import { Alert } from '@jatra/design-system/alert'
import { Countdown } from '@jatra/design-system/countdown'
import { FlightSummary } from '@jatra/design-system/flight-summary'
import { Link } from '@jatra/design-system/link'
import { PriceSummary } from '@jatra/design-system/price-summary'
import { SessionExpiredModal } from '@jatra/design-system/session-expired-modal'
import { useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import { useCountries } from '~/forms/use-countries.ts'
import * as checkout from '~/checkout/checkout.css.ts'
import { OutcomeNotice } from '~/checkout/outcome-notice.tsx'
import type { CheckoutOutcome } from '~/checkout/outcome.ts'
import { travelerErrors } from '~/checkout/traveler-errors.ts'
import { ACCOUNT } from '~/forms/account-field.ts'
import { builtOnce } from '~/forms/built-once.ts'
import { useDraft } from '~/forms/use-draft.ts'
import { usePassportDraft } from '~/forms/use-passport-draft.ts'
import { DefaultSubmitButton } from '~/forms/autofill-field.tsx'
import { withOneName } from '~/forms/one-name.ts'
import { isSameContact, withSharedContact } from '~/forms/shared-contact.ts'
import { isTicked, NOT_TYPED } from '~/forms/saved-travelers.ts'
import { useAutofill } from '~/forms/use-autofill.ts'
import { isValidated, useForm } from '~/forms/use-form.ts'
import { requireUser } from '~/server/context.server.ts'
import { readPrefillOrder } from '~/forms/prefill.server.ts'
import { sayFieldError } from '~/forms/say-field-error.ts'
import { travelersValuesOf } from '~/forms/sent-values.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { sessionMessages } from '~/messages/session.ts'
import { messages } from '~/messages/index.ts'
import { orders } from '~/messages/orders.ts'
import { content, title } from '~/shell/shell.css.ts'
import { bookingSchema, withPayLater } from './booking-form.ts'
import { ExpiredSession } from './expired-session.tsx'
import { findOffer, placeBooking, viewBooking } from './booking.server.ts'
import * as css from './flight.css.ts'
import { FareConditionsCard } from './fare-conditions.tsx'
import { Timelines } from './timelines.tsx'
import { OfferFailed, OfferMissing } from './offer-failed.tsx'
import { GO_ON, PRICE_AGAIN, type NewParty } from './new-party.ts'
import { PayWhen } from './pay-when.tsx'
import { useOrderKey } from '~/checkout/order-key.ts'
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
    const booking = await viewBooking(found.answer, context, user, request, earlier)
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
  const countries = useCountries(booking.countries)
  const answer = useActionData<CheckoutOutcome & { newParty?: NewParty }>()
  const orderKey = useOrderKey(booking.idempotencyKey, booking.offerKey)
  const { state, formData: sending } = useNavigation()
  const busy = state !== 'idle'
  const pricing = sending?.has(PRICE_AGAIN) || sending?.has(GO_ON) || false
  const [over, setOver] = useState(false)
  const schema = useMemo(() => builtOnce(() => bookingSchema(rules)), [rules])
  const [form, fields] = useForm({
    schema,
    lastResult: answer?.result,
    prepare: prepareForm,
    ...(booking.prefill && { defaultValue: booking.prefill }),
  })
  const element = useRef<HTMLFormElement>(null)
  const drafted = useDraft(element, 'flight', booking.draft, NOT_TYPED)
  const passports = usePassportDraft(element, 'flight', booking.draft)
  const restored = drafted || passports
  // After a new price the focus stays on the button that leads on.
  useFirstErrorFocus(element, answer?.newParty ? undefined : answer)

  const sent = form.initialValue
  const typed = travelersValuesOf(sent?.travelers)
  const { people } = booking
  const autofill = useAutofill({
    form: element,
    people,
    typed,
    count: rules.kinds.length,
    filled: answer?.autofilled ?? null,
  })

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
      <Form
        method="post"
        ref={element}
        id={form.id}
        onSubmit={(event) => {
          if (isValidated(event)) form.onSubmit(event)
        }}
        noValidate
        className={checkout.form}
      >
        {people.length > 0 ? <DefaultSubmitButton /> : null}
        <div className={checkout.steps}>
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
          {booking.prefill && !restored ? (
            <Alert tone="info">{orders.retry.prefilled}</Alert>
          ) : null}
          {restored ? <Alert tone="info">{copy.restored}</Alert> : null}
          {rules.kinds.map((kind, index) => (
            <TravelerFields
              key={index}
              index={index}
              kind={kind}
              rules={rules}
              people={people}
              autofill={autofill}
              keep={isTicked(sent, index)}
              change={{ party: answer?.newParty ?? null, total: booking.amount, pending: pricing }}
              sameContact={
                answer?.result
                  ? isTicked(sent, index, 'sameContact')
                  : isSameContact(typed?.[index], typed?.[0])
              }
              countries={countries}
              today={booking.today}
              defaultValue={{
                nationality: HOME_COUNTRY,
                countryNumberCode: HOME_DIAL_CODE,
                ...(index === 0 && booking.contact),
                ...typed?.[index],
              }}
              errors={travelerErrors(form.allErrors, index)}
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
        </div>
        <div className={checkout.aside}>
          <PriceSummary
            lines={price.lines}
            total={price.total}
            note={copy.priceNote}
            action={
              answer && !answer.autofilled ? (
                <OutcomeNotice
                  outcome={answer}
                  error={form.errors?.[0]}
                  failed={copy.failed}
                  priceChanged={{ title: copy.priceChangedTitle, text: copy.priceChanged }}
                />
              ) : null
            }
            submit={{ label: copy.submit, amount: price.total, loading: busy && !pricing }}
          />
        </div>
        <input type="hidden" name={ACCOUNT} value={booking.draft.account} />
        <input type="hidden" name="price" value={answer?.newPrice?.is ?? booking.amount} />
        <input type="hidden" name="idempotencyKey" value={orderKey} />
      </Form>
      <SessionExpiredModal
        open={over || answer?.gone === true}
        note={copy.kept}
        {...(answer?.withdrawn && { title: copy.withdrawnTitle, text: form.errors?.[0] ?? '' })}
      />
    </div>
  )
}
