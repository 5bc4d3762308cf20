import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useRef, useState } from 'react'
import { validateAmount } from '@jatra/contract/payment/payment-limits'
import { tariffOf } from '@jatra/contract/order/rooms'
import { Alert } from '@jatra/design-system/alert'
import { Card } from '@jatra/design-system/card'
import { DatePicker } from '@jatra/design-system/date-picker'
import { digits } from '@jatra/design-system/language'
import { Link } from '@jatra/design-system/link'
import { PriceSummary } from '@jatra/design-system/price-summary'
import { Stack } from '@jatra/design-system/stack'
import { TariffTable } from '@jatra/design-system/tariff-table'
import { useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import { VisuallyHidden } from '@jatra/design-system/visually-hidden'
import { PaymentChooser } from '~/checkout/payment-chooser.tsx'
import * as css from '~/checkout/checkout.css.ts'
import { RefundRuleCard } from '~/checkout/refund-rule.tsx'
import { useOrderKey } from '~/checkout/order-key.ts'
import { OutcomeNotice } from '~/checkout/outcome-notice.tsx'
import type { CheckoutOutcome } from '~/checkout/outcome.ts'
import { ACCOUNT } from '~/forms/account-field.ts'
import { useDraft } from '~/forms/use-draft.ts'
import { isSending, useForm } from '~/forms/use-form.ts'
import { formatBdt } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { orders } from '~/messages/orders.ts'
import { places } from '~/messages/places.ts'
import { content, subtitle, title } from '~/shell/shell.css.ts'
import { ContactFields } from './contact-fields.tsx'
import { menuHref } from './package-view.ts'
import { DestinationPicture } from './destination-picture.tsx'
import { refundDateLines, refundLines } from './refund-lines.ts'
import { reservationSchema, STAY_FIELDS } from './reservation-form.ts'
import type { ReservationView } from './reservation.server.ts'
import { startingStay } from './starting-stay.ts'
import { emptyBedsWarning, StayFields } from './stay-fields.tsx'
import { useSavedStay } from './use-saved-stay.ts'
import { sayFieldError } from '~/forms/say-field-error.ts'

const copy = holidays.reserve

export function Reservation({ view }: { view: ReservationView }) {
  const answer = useActionData<CheckoutOutcome>()
  const orderKey = useOrderKey(view.idempotencyKey, view.offerKey)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm({
    schema: reservationSchema,
    lastResult: answer?.result,
    ...(view.prefill && { defaultValue: view.prefill }),
  })
  const element = useRef<HTMLFormElement>(null)
  const drafted = useDraft(element, 'holidays', view.draft, STAY_FIELDS)
  const [failedSubmits, setFailedSubmits] = useState(0)
  useFirstErrorFocus(element, answer)
  useFirstErrorFocus(element, failedSubmits > 0 ? failedSubmits : undefined)

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
      <Link href={view.href} standalone>
        {copy.back}
      </Link>
      <div className={css.head}>
        <div className={css.picture}>
          {view.picture ? <DestinationPicture name={view.picture} /> : null}
        </div>
        <div>
          <h1 className={title}>{copy.title}</h1>
          <p className={css.name}>{view.name}</p>
          <p className={css.note}>{`${view.destination}, ${view.duration}`}</p>
        </div>
      </div>
      <Form
        method="post"
        ref={element}
        id={form.id}
        onSubmit={(event) => {
          form.onSubmit(event)
          // Rejected in the browser: the first invalid field takes the focus, also a group or the text of a hidden
          // date.
          if (event.defaultPrevented && isSending(event)) setFailedSubmits((times) => times + 1)
        }}
        noValidate
        className={css.form}
      >
        <div className={css.steps}>
          {view.prefill && !drafted && !restored ? (
            <Alert tone="info">{orders.retry.prefilledContact}</Alert>
          ) : null}
          {drafted || restored ? <Alert tone="info">{copy.restored}</Alert> : null}
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
                sent={failedSubmits > 0 || answer !== undefined}
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
        </div>
        <div className={css.aside}>
          <PriceSummary
            lines={lines.map(({ room, count, total: sum }) => ({
              label: copy.roomLine(copy.roomLines[room], count),
              amount: formatBdt(sum),
            }))}
            total={toPay}
            note={copy.priceNote}
            action={
              <Stack gap={12}>
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
                {answer ? (
                  <OutcomeNotice
                    outcome={answer}
                    error={form.errors?.[0]}
                    failed={copy.failed}
                    priceChanged={{ title: copy.priceChangedTitle, text: copy.priceChanged }}
                    refundChanged={{ title: copy.refundChangedTitle, text: copy.refundChanged }}
                    gone={
                      <Alert
                        tone="critical"
                        title={copy.withdrawnTitle}
                        action={
                          <Link href={menuHref(view.place)}>
                            {holidays.detail.othersIn(places.destinations[view.place])}
                          </Link>
                        }
                      >
                        {copy.withdrawnText}
                      </Alert>
                    }
                  />
                ) : null}
              </Stack>
            }
            submit={{
              label: copy.submit,
              loading: busy,
              ...(lines.length > 0 && { amount: toPay }),
            }}
          />
          <VisuallyHidden role="status">{copy.totalSaid(toPay)}</VisuallyHidden>
        </div>
        <input type="hidden" name={ACCOUNT} value={view.draft.account} />
        <input type="hidden" name={fields.price.name} value={total} />
        <input type="hidden" name={fields.unitPrice.name} value={view.price} />
        <input type="hidden" name={fields.shownOn.name} value={view.today} />
        <input type="hidden" name={fields.idempotencyKey.name} value={orderKey} />
      </Form>
    </div>
  )
}
