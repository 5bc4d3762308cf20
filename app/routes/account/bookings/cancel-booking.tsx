import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import type { CancellationChoice } from '@jatra/contract/order/cancellation'
import { CheckboxGroup } from '@jatra/design-system/checkbox'
import { Divider } from '@jatra/design-system/divider'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { OwnForm } from '~/forms/own-form.tsx'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { screenOnly } from '../account.css.ts'
import * as css from './cancel-booking.css.ts'
import type { CancellationView, QuoteView } from './cancellation-view.ts'
import { ChooseStay, fieldsOfStay } from './choose-stay.tsx'
import { DetailList } from './detail-list.tsx'

const copy = orders.cancellation

/** Each form's outcome appears here: on a phone the button is a screen further down. */
const PLACE = 'cancel-booking'

interface ActionData {
  quote?: QuoteView | null
  notCancelled?: string
  /** The submitted choice, so that the form keeps it after an error. */
  chosen?: CancellationChoice
}

/** Cancelling by the traveller: first the refund is shown, then it is confirmed. Afterwards the outcome is shown. */
export function CancelBooking({ view }: { view: CancellationView }) {
  const said = useActionData<ActionData>()
  const quote = view.mayAsk ? said?.quote : undefined
  return (
    <div className={view.mayAsk ? screenOnly : undefined}>
      <Card>
        <Stack>
          <h2 id={PLACE} className={subtitle}>
            {copy.title}
          </h2>
          <Divider />
          {said?.notCancelled ? (
            <Alert tone="critical" title={copy.failed}>
              {said.notCancelled}
            </Alert>
          ) : null}
          {quote ? <Quote quote={quote} /> : <p>{view.text}</p>}
          {quote ? null : <Amounts {...view} />}
          {view.mayAsk && !quote ? <AskQuote view={view} chosen={said?.chosen} /> : null}
        </Stack>
      </Card>
    </div>
  )
}

function AskQuote({
  view: { travelers, stay },
  chosen,
}: {
  view: CancellationView
  chosen: CancellationChoice | undefined
}) {
  const asking = useSending('quote')
  return (
    <OwnForm action={`?#${PLACE}`} preventScrollReset>
      <input type="hidden" name="cancellation" value="quote" />
      <Stack>
        {travelers.length > 1 ? (
          <>
            <input type="hidden" name="choosing" value="yes" />
            <CheckboxGroup
              label={copy.who}
              hint={copy.whoHint}
              name="travelerIds"
              options={travelers}
              defaultValue={chosen?.travelerIds ?? travelers.map(({ value }) => value)}
            />
          </>
        ) : null}
        {stay ? <ChooseStay {...stay} chosen={chosen?.stay} /> : null}
        <Button type="submit" variant="secondary" loading={asking}>
          {copy.ask}
        </Button>
      </Stack>
    </OwnForm>
  )
}

/** Takes the focus from the button that it replaces. */
function Quote({ quote }: { quote: QuoteView }) {
  const { quoteId, chosen, sentence, byBank, until, asked, rest, follows, submit } = quote
  const line = useRef<HTMLParagraphElement>(null)
  const sending = useSending('confirm')
  useEffect(() => line.current?.focus(), [quoteId])
  return (
    <div className={css.quote}>
      <p ref={line} tabIndex={-1} className={css.sentence}>
        {sentence}
      </p>
      {byBank ? <p>{byBank}</p> : null}
      <Amounts {...quote} />
      <Alert tone="warning" live={false} title={asked}>
        {rest ? <p>{rest}</p> : null}
        <p>{follows}</p>
      </Alert>
      <p>{until}</p>
      <div className={css.actions}>
        <OwnForm action={`?#${PLACE}`} preventScrollReset>
          <input type="hidden" name="cancellation" value="confirm" />
          <input type="hidden" name="quoteId" value={quoteId} />
          <Chosen {...chosen} />
          <Button type="submit" variant="danger" loading={sending}>
            {submit}
          </Button>
        </OwnForm>
        <Link href="?" standalone>
          {copy.keep}
        </Link>
      </div>
    </div>
  )
}

/** The choice of a quote, by the names of the fields in which it was made. */
function Chosen({ travelerIds, stay }: CancellationChoice) {
  const fields = [
    ...(travelerIds ? [['choosing', 'yes'] as const] : []),
    ...(travelerIds ?? []).map((id) => ['travelerIds', id] as const),
    ...(stay ? [['choosingStay', 'yes'] as const, ...fieldsOfStay(stay)] : []),
  ]
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

function Amounts({ heads, lines, totals }: Pick<CancellationView, 'heads' | 'lines' | 'totals'>) {
  if (totals.length === 0) return null
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {heads.item}
            </th>
            <th scope="col" className={css.amountHead}>
              {heads.kept}
            </th>
            <th scope="col" className={css.amountHead}>
              {copy.comesBack}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, notes, kept, refund }, index) => (
            <tr key={index}>
              <th scope="row" className={css.name}>
                <span>{name}</span>{' '}
                {notes.map((note) => (
                  <span key={note} className={css.note}>
                    {note}
                  </span>
                ))}
              </th>
              <td className={css.amount}>{kept}</td>
              <td className={css.amount}>{refund}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DetailList rows={totals} />
    </>
  )
}

const useSending = (step: 'quote' | 'confirm') =>
  useNavigation().formData?.get('cancellation') === step
