import { useActionData } from '@remix-run/react'
import { validateAmount } from '@jatra/contract/payment/payment-limits'
import { namesDueOn } from '@jatra/contract/holiday/due-days'
import { isInBangladesh } from '@jatra/contract/places/destinations'
import { tariffOf } from '@jatra/contract/order/rooms'
import { Alert } from '@jatra/design-system/alert'
import { Card } from '@jatra/design-system/card'
import { DatePicker } from '@jatra/design-system/date-picker'
import { digits } from '@jatra/design-system/language'
import { Stack } from '@jatra/design-system/stack'
import { TariffTable } from '@jatra/design-system/tariff-table'
import { CheckoutForm, CheckoutHead } from '~/checkout/checkout-form.tsx'
import { PaymentChooser } from '~/checkout/payment-chooser.tsx'
import { RefundRuleCard } from '~/checkout/refund-rule.tsx'
import type { CheckoutOutcome } from '~/checkout/outcome.ts'
import { useCheckout } from '~/checkout/use-checkout.ts'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { holidayOrder } from '~/messages/holiday-order.ts'
import { holidays } from '~/messages/holidays.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { orders } from '~/messages/orders.ts'
import { places } from '~/messages/places.ts'
import { content, subtitle } from '~/shell/shell.css.ts'
import { sayFieldError } from '~/forms/say-field-error.ts'
import { ContactFields } from './contact-fields.tsx'
import { menuHref } from './package-view.ts'
import { DestinationPicture } from './destination-picture.tsx'
import { refundDateLines, refundLines } from './refund-lines.ts'
import { reservationSchema, STAY_FIELDS } from './reservation-form.ts'
import type { ReservationView } from './reservation.server.ts'
import { startingStay, useSavedStay } from './use-saved-stay.ts'
import { emptyBedsWarning, StayFields } from './stay-fields.tsx'

const copy = holidays.reserve

/** By when one says who travels, after paying. */
function namesNote({ place, today }: ReservationView, travelDate: string | null): string {
  const kind = isInBangladesh(place) ? 'names' : 'passports'
  if (travelDate === null) return holidayOrder.reserve[`${kind}AnyDay`]
  const due = namesDueOn(place, { boughtOn: today, travelDate })
  return holidayOrder.reserve[kind](formatDate(due))
}

export function Reservation({ view }: { view: ReservationView }) {
  const answer = useActionData<CheckoutOutcome>()
  const checkout = useCheckout({
    kind: 'holidays',
    view,
    schema: reservationSchema,
    except: STAY_FIELDS,
    answer,
  })
  const { form, fields } = checkout

  const sent = form.initialValue
  const { chosen, restored, chooseDate, choosePeople, chooseRooms, chooseCheapest } = useSavedStay({
    draft: view.draft,
    fromPackage: view.chosen,
    price: view.price,
    start: startingStay(sent, view.party, view.price),
    min: view.min,
    max: view.max,
  })
  const { lines: allLines, total } = tariffOf(view.price, chosen.rooms)
  const lines = allLines.filter(({ count }) => count > 0)
  const toPay = lines.length > 0 ? formatBdt(total) : copy.noTotal
  const unusedBeds = emptyBedsWarning(chosen.rooms, chosen.people)
  // Shown while the rooms are chosen, before the rest is filled in.
  const tooMuch = validateAmount(total)
  // The error of a date stays with that date, whatever is typed elsewhere.
  const { initialValue: sentValue, error: reasons } = answer?.result ?? {}
  const ofThisDay = chosen.travelDate === sentValue?.['travelDate'] ? reasons?.['travelDate'] : null
  const dateErrors = chosen.travelDate === null ? fields.travelDate.errors : ofThisDay

  return (
    <div className={content}>
      <CheckoutHead
        back={{ href: view.href, label: copy.back }}
        picture={view.picture ? <DestinationPicture name={view.picture} /> : null}
        title={copy.title}
        name={view.name}
        note={`${view.destination}, ${view.duration}`}
      />
      <CheckoutForm
        checkout={{ ...checkout, restored: checkout.restored || restored }}
        copy={copy}
        prefilled={orders.retry.prefilledContact}
        withdrawnLink={{
          href: menuHref(view.place),
          label: holidays.detail.othersIn(places.destinations[view.place]),
        }}
        lines={lines.map(({ room, count, total: sum }) => ({
          label: copy.roomLine(copy.roomLines[room], count),
          amount: formatBdt(sum),
        }))}
        total={toPay}
        warnings={
          <>
            {tooMuch ? (
              <Alert tone="critical" title={bookingMessages.tooMuchTitle}>
                {sayFieldError(tooMuch)}
              </Alert>
            ) : null}
            {unusedBeds ? (
              <Alert tone="warning" live={false}>
                {unusedBeds}
              </Alert>
            ) : null}
          </>
        }
        shown={{
          [fields.price.name]: total,
          [fields.unitPrice.name]: view.price,
          [fields.shownOn.name]: view.today,
        }}
      >
        <Card padding={24}>
          <Stack>
            <h2 className={subtitle}>{copy.dateTitle}</h2>
            <DatePicker
              label={copy.date}
              name={fields.travelDate.name}
              value={chosen.travelDate}
              onValueChange={chooseDate}
              today={view.today}
              min={view.min}
              max={view.max}
              opensAt={view.opensAt}
              displayFormat="d MMM yyyy"
              placeholder={copy.datePlaceholder}
              hint={copy.dateHint(view.minInWords, view.maxInWords)}
              error={dateErrors?.[0]}
            />
          </Stack>
        </Card>
        <Card padding={24}>
          <Stack>
            <h2 className={subtitle}>{copy.stayTitle}</h2>
            <StayFields
              price={view.price}
              chosen={chosen}
              onPeople={choosePeople}
              onRooms={chooseRooms}
              onCheapest={chooseCheapest}
              sent={checkout.hasFailed || answer !== undefined}
              errors={form.allErrors}
            />
          </Stack>
        </Card>
        {lines.length > 0 ? (
          <Card padding={24}>
            <TariffTable
              caption={copy.tariffTitle}
              rows={lines.map(({ room, price, count, total: sum }) => ({
                room: copy.tariffRooms[room],
                price: formatBdt(price),
                count: digits(count),
                total: formatBdt(sum),
              }))}
              total={toPay}
            />
          </Card>
        ) : null}
        <Alert tone="info" live={false}>
          {namesNote(view, chosen.travelDate)}
        </Alert>
        <Card padding={24}>
          <ContactFields field={fields.travelersData} account={view.account} />
        </Card>
        {view.refundSteps.length > 0 ? (
          <RefundRuleCard
            note={holidays.refund.note}
            lines={
              chosen.travelDate
                ? refundDateLines(
                    view.refundSteps,
                    { price: total, travelDate: chosen.travelDate },
                    view.today,
                  )
                : refundLines(view.refundSteps)
            }
          />
        ) : null}
        <PaymentChooser
          options={view.paymentOptions}
          amount={total}
          name={fields.paymentType.name}
          defaultValue={typeof sent?.paymentType === 'string' ? sent.paymentType : undefined}
          error={fields.paymentType.errors?.[0]}
        />
      </CheckoutForm>
    </div>
  )
}
