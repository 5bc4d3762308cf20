import { useActionData } from '@remix-run/react'
import { useMemo, useState, useCallback } from 'react'
import { priceVisa, type DeliveryMethod as Delivery } from '@jatra/contract/visa/visa-price'
import { applicantKinds } from '@jatra/contract/visa/applicant-kinds'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { Link } from '@jatra/design-system/link'
import { SelectedPlanCard } from '@jatra/design-system/selected-plan-card'
import { Icon } from '@jatra/design-system/icon'
import { applicantNames } from '@jatra/design-system/requirement-list'
import { CheckoutForm, CheckoutHead } from '~/checkout/checkout-form.tsx'
import { PaymentChooser } from '~/checkout/payment-chooser.tsx'
import { RefundRuleCard } from '~/checkout/refund-rule.tsx'
import type { CheckoutOutcome } from '~/checkout/outcome.ts'
import { useTravelersCheckout } from '~/checkout/traveler-block.tsx'
import { builtOnce } from '~/forms/use-form.ts'
import { DefaultSubmitButton } from '~/forms/autofill-field.tsx'
import { withOneName } from '~/forms/one-name.ts'
import { withSharedContact } from '~/forms/shared-contact.ts'
import { fieldsOf } from '~/forms/sent-values.ts'
import { formatBdt } from '~/messages/format.ts'
import { orders } from '~/messages/orders.ts'
import { places } from '~/messages/places.ts'
import { visas } from '~/messages/visas.ts'
import { content } from '~/shell/shell.css.ts'
import { ApplicantFields } from './applicant-fields.tsx'
import { applicationSchema } from './application-form.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { LaterDocuments } from './later-documents.tsx'
import { refundLines } from './refund-lines.ts'
import type { ApplicationView } from './application.server.ts'
import type { PicturesState } from './use-pictures.ts'
import { VisaPicture } from './visa-picture.tsx'
import * as css from './application.css.ts'

const copy = visas.book

const prepareForm = (form: FormData) => withSharedContact(withOneName(form))

export function Application({ view }: { view: ApplicationView }) {
  const { choice, plan, today, now, shortPassport } = view
  const { travelers } = choice
  const answer = useActionData<CheckoutOutcome>()
  const schema = useMemo(
    () => builtOnce(() => applicationSchema({ today, now, shortPassport, travelers })),
    [today, now, shortPassport, travelers],
  )
  const [pictures, setPictures] = useState<Readonly<Record<string, PicturesState>>>({})
  const checkout = useTravelersCheckout({
    kind: 'visa',
    view,
    count: travelers,
    schema,
    prepare: prepareForm,
    answer,
    blocked: Object.values(pictures).some((state) => state !== 'ready'),
  })
  const { form, fields } = checkout

  const onPictures = useCallback(
    (traveler: number, item: string | null, state: PicturesState) =>
      setPictures((known) => ({ ...known, [placeKey(traveler, item)]: state })),
    [],
  )
  const { missing, onCount } = useDocumentCounts(travelers)
  // Shown from the first attempt to send the form until all documents are uploaded.
  const waiting = checkout.hasFailed ? pictures : {}

  const sent = form.initialValue
  const sentMethod = fieldsOf(sent?.delivery)['method']
  const [method, setMethod] = useState<Delivery>(
    sentMethod === 'pickUp' ? 'pickUp' : 'travelerDrop',
  )
  const sentDelivery = answer?.result?.initialValue?.['delivery'] ?? sent?.delivery
  const sentDate = fieldsOf(sentDelivery)['date']
  const [date, setDate] = useState(typeof sentDate === 'string' ? sentDate : null)
  const price = priceVisa(view.price, travelers, method)

  return (
    <div className={content}>
      <CheckoutHead
        back={{ href: view.detailsHref, label: copy.back }}
        picture={<VisaPicture name={view.image} />}
        title={copy.title}
        name={view.name}
        note={copy.lead}
      />
      <CheckoutForm
        checkout={checkout}
        copy={copy}
        prefilled={orders.retry.prefilled}
        withdrawnLink={{ href: view.detailsHref, label: copy.withdrawnLink }}
        lead={view.people.length > 0 ? <DefaultSubmitButton /> : null}
        plan={
          <SelectedPlanCard
            plan={plan}
            country={places.destinations[choice.country]}
            label={copy.selected}
            action={<Link href={view.detailsHref}>{copy.otherPlan}</Link>}
          />
        }
        lines={[
          { label: copy.line(copy.visaFee, travelers), amount: formatBdt(price.visaFee) },
          {
            label: copy.line(copy.processingFee, travelers),
            amount: formatBdt(price.processingFee),
          },
          ...(method === 'pickUp'
            ? [{ label: copy.pickUpCharge, amount: formatBdt(price.pickUpCharge) }]
            : []),
        ]}
        total={formatBdt(price.total)}
        shown={{
          [fields.price.name]: price.total,
          [fields.unitPrice.name]: view.price,
          [fields.visaId.name]: view.id,
          [fields.planName.name]: plan.name,
        }}
      >
        <RequiredDocuments requiredDocuments={view.requiredDocuments} href={view.detailsHref} />
        {Array.from({ length: travelers }, (_, index) => (
          <ApplicantFields
            key={index}
            {...checkout.blockOf(index, choice.nationality)}
            draft={view.draft}
            waiting={view.waiting}
            shortPassport={shortPassport}
            documentsError={
              sayPictures(worstOf(waiting, index)) ??
              form.allErrors[`travelers[${index}].documents`]?.[0]
            }
            onCount={onCount}
            onPictures={onPictures}
            checklist={view.checklist}
            applicantKind={
              kindOf(sent?.['travelers'], index) ?? view.kinds[index] ?? choice.category
            }
          />
        ))}
        <DeliveryFields
          view={view}
          sent={sentDelivery}
          errors={form.allErrors}
          onMethod={setMethod}
          date={date}
          onDate={setDate}
        />
        <LaterDocuments
          missing={missing}
          requiredDocuments={view.requiredDocuments}
          today={today}
          pickUpDate={method === 'pickUp' ? date : undefined}
          ticked={sent?.documentsLater !== undefined}
          errors={form.allErrors}
        />
        <RefundRuleCard lines={refundLines(visaRefund, price.total)} note={visas.refund.note} />
        <PaymentChooser
          options={view.paymentOptions}
          amount={price.total}
          name={fields.paymentType.name}
          defaultValue={typeof sent?.paymentType === 'string' ? sent.paymentType : undefined}
          error={fields.paymentType.errors?.[0]}
        />
        <Consent />
      </CheckoutForm>
    </div>
  )
}

/** A traveller's pictures of one document, as a key. */
const placeKey = (traveler: number, item: string | null) => `${String(traveler)}.${item ?? ''}`
const isOf = (key: string, traveler: number) => key.startsWith(`${String(traveler)}.`)

/** What keeps a traveller's pictures from being sent. */
function worstOf(states: Readonly<Record<string, PicturesState>>, traveler: number) {
  const own = Object.entries(states).flatMap(([key, state]) => (isOf(key, traveler) ? state : []))
  return own.find((state) => state === 'failed') ?? own.find((state) => state === 'uploading')
}

/** The kind of applicant that was sent of a traveller. */
function kindOf(sent: unknown, index: number) {
  const value: unknown = Array.isArray(sent) ? fieldsOf(sent[index])['applicantKind'] : undefined
  return applicantKinds.find((one) => one === value)
}

function sayPictures(state: PicturesState | undefined): string | undefined {
  if (state === 'uploading') return copy.uploading
  return state === 'failed' ? copy.notUploaded : undefined
}

/** How many documents each traveller has, and which travellers have none yet. Starts at zero. */
function useDocumentCounts(travelers: number) {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const onCount = useCallback((index: number, item: string | null, count: number) => {
    const key = placeKey(index, item)
    setCounts((known) => (known[key] === count ? known : { ...known, [key]: count }))
  }, [])
  const missing = Array.from({ length: travelers }, (_, index) => index).filter(
    (index) => !Object.entries(counts).some(([key, count]) => isOf(key, index) && count > 0),
  )
  return { missing, onCount }
}

/** What we store and why, with a link to delete it. */
function Consent() {
  return (
    <div className={css.consent}>
      <span className={css.consentIcon}>
        <Icon name="lock" />
      </span>
      <p>
        <span>{copy.consent}</span> <Link href="/app/account/documents">{copy.consentLink}</Link>
      </p>
    </div>
  )
}

/** The documents required of the chosen kind of applicant. */
function RequiredDocuments({
  requiredDocuments,
  href,
}: {
  requiredDocuments: ApplicationView['requiredDocuments']
  href: string
}) {
  if (!requiredDocuments) return null
  return (
    <details className={css.requiredDocuments}>
      <summary className={css.requiredDocumentsTitle}>
        {copy.documentsOf(applicantNames[requiredDocuments.kind])}
      </summary>
      <ul className={css.requiredDocumentsList}>
        {requiredDocuments.list.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
      <Link href={href}>{copy.documentsAll}</Link>
    </details>
  )
}
