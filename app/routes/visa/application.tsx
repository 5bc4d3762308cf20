import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { HOME_DIAL_CODE } from '@jatra/contract/places/countries-home'
import { priceVisa, type DeliveryMethod as Delivery } from '@jatra/contract/visa/visa-price'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { PriceSummary } from '@jatra/design-system/price-summary'
import { SelectedPlanCard } from '@jatra/design-system/selected-plan-card'
import { useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import { VisuallyHidden } from '@jatra/design-system/visually-hidden'
import { useCountries } from '~/forms/use-countries.ts'
import { PaymentChooser } from '~/checkout/payment-chooser.tsx'
import * as css from '~/checkout/checkout.css.ts'
import { RefundRuleCard } from '~/checkout/refund-rule.tsx'
import { useOrderKey } from '~/checkout/order-key.ts'
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
import { isSending, useForm } from '~/forms/use-form.ts'
import { fieldsOf, travelersValuesOf } from '~/forms/sent-values.ts'
import { formatBdt } from '~/messages/format.ts'
import { orders } from '~/messages/orders.ts'
import { places } from '~/messages/places.ts'
import { visas } from '~/messages/visas.ts'
import { content, title } from '~/shell/shell.css.ts'
import { ApplicantFields } from './applicant-fields.tsx'
import { applicationSchema } from './application-form.ts'
import { Consent } from './consent.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { LaterDocuments } from './later-documents.tsx'
import { RequiredDocuments } from './required-documents.tsx'
import { refundLines } from './refund-lines.ts'
import type { ApplicationView } from './application.server.ts'
import { useDocumentCounts } from './use-document-counts.ts'
import type { PicturesState } from './use-pictures.ts'
import { VisaPicture } from './visa-picture.tsx'

const copy = visas.book

const prepareForm = (form: FormData) => withSharedContact(withOneName(form))

export function Application({ view }: { view: ApplicationView }) {
  const { choice, plan, today, now, shortPassport } = view
  const countries = useCountries(view.countries)
  const { travelers } = choice
  const answer = useActionData<CheckoutOutcome>()
  const orderKey = useOrderKey(view.idempotencyKey, view.offerKey)
  const busy = useNavigation().state !== 'idle'
  const schema = useMemo(
    () => builtOnce(() => applicationSchema({ today, now, shortPassport, travelers })),
    [today, now, shortPassport, travelers],
  )
  const [form, fields] = useForm({
    schema,
    lastResult: answer?.result,
    prepare: prepareForm,
    ...(view.prefill && { defaultValue: view.prefill }),
  })
  const element = useRef<HTMLFormElement>(null)
  const drafted = useDraft(element, 'visa', view.draft, NOT_TYPED)
  const passports = usePassportDraft(element, 'visa', view.draft)
  const restored = drafted || passports
  const [failedSubmits, setFailedSubmits] = useState(0)
  useFirstErrorFocus(element, answer)
  useFirstErrorFocus(element, failedSubmits > 0 ? failedSubmits : undefined)

  const { missing, onCount } = useDocumentCounts(travelers)
  const [pictures, setPictures] = useState<Record<number, PicturesState>>({})
  // Shown from the first attempt to send the form until all documents are uploaded.
  const waiting = failedSubmits > 0 ? pictures : {}

  const sent = form.initialValue
  const sentMethod = fieldsOf(sent?.delivery)['method']
  const [method, setMethod] = useState<Delivery>(
    sentMethod === 'pickUp' ? 'pickUp' : 'travelerDrop',
  )
  const sentDelivery = answer?.result?.initialValue?.['delivery'] ?? sent?.delivery
  const sentDate = fieldsOf(sentDelivery)['date']
  const [date, setDate] = useState(typeof sentDate === 'string' ? sentDate : null)
  const price = priceVisa(view.price, travelers, method)
  const typed = travelersValuesOf(sent?.travelers)
  const { people } = view
  const autofill = useAutofill({
    form: element,
    people,
    typed,
    count: travelers,
    filled: answer?.autofilled ?? null,
  })

  return (
    <div className={content}>
      <Link href={view.detailsHref} standalone>
        {copy.back}
      </Link>
      <div className={css.head}>
        <div className={css.picture}>
          <VisaPicture name={view.image} />
        </div>
        <div>
          <h1 className={title}>{copy.title}</h1>
          <p className={css.name}>{view.name}</p>
          <p className={css.note}>{copy.lead}</p>
        </div>
      </div>
      <Form
        method="post"
        ref={element}
        id={form.id}
        onSubmit={(event) => {
          form.onSubmit(event)
          if (!isSending(event)) return
          if (Object.values(pictures).some((state) => state !== 'ready')) event.preventDefault()
          // Rejected in the browser: the first invalid field takes the focus.
          if (event.defaultPrevented) setFailedSubmits((times) => times + 1)
        }}
        noValidate
        className={css.form}
      >
        {people.length > 0 ? <DefaultSubmitButton /> : null}
        <div className={css.steps}>
          {view.prefill && !restored ? <Alert tone="info">{orders.retry.prefilled}</Alert> : null}
          {restored ? <Alert tone="info">{copy.restored}</Alert> : null}
          <RequiredDocuments requiredDocuments={view.requiredDocuments} href={view.detailsHref} />
          {Array.from({ length: travelers }, (_, index) => (
            <ApplicantFields
              key={index}
              index={index}
              draft={view.draft}
              waiting={view.waiting}
              countries={countries}
              today={today}
              shortPassport={shortPassport}
              people={people}
              autofill={autofill}
              keep={isTicked(sent, index)}
              sameContact={
                answer?.result
                  ? isTicked(sent, index, 'sameContact')
                  : isSameContact(typed?.[index], typed?.[0])
              }
              defaultValue={{
                nationality: choice.nationality,
                countryNumberCode: HOME_DIAL_CODE,
                ...(index === 0 && view.contact),
                ...typed?.[index],
              }}
              errors={travelerErrors(form.allErrors, index)}
              documentsError={
                sayPictures(waiting[index]) ?? form.allErrors[`travelers[${index}].documents`]?.[0]
              }
              onCount={onCount}
              onPictures={(state) => setPictures((known) => ({ ...known, [index]: state }))}
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
        </div>
        <div className={css.aside}>
          <SelectedPlanCard
            plan={plan}
            country={places.destinations[choice.country]}
            label={copy.selected}
            action={<Link href={view.detailsHref}>{copy.otherPlan}</Link>}
          />
          <PriceSummary
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
            note={copy.priceNote}
            action={
              answer && !answer.autofilled ? (
                <OutcomeNotice
                  outcome={answer}
                  error={form.errors?.[0]}
                  failed={copy.failed}
                  priceChanged={{ title: copy.priceChangedTitle, text: copy.priceChanged }}
                  gone={
                    <Alert
                      tone="critical"
                      title={copy.withdrawnTitle}
                      action={<Link href={view.detailsHref}>{copy.withdrawnLink}</Link>}
                    >
                      {copy.withdrawnText}
                    </Alert>
                  }
                />
              ) : null
            }
            submit={{ label: copy.submit, amount: formatBdt(price.total), loading: busy }}
          />
          <VisuallyHidden role="status">{copy.totalSaid(formatBdt(price.total))}</VisuallyHidden>
        </div>
        <input type="hidden" name={ACCOUNT} value={view.draft.account} />
        <input type="hidden" name={fields.price.name} value={price.total} />
        <input type="hidden" name={fields.unitPrice.name} value={view.price} />
        <input type="hidden" name={fields.visaId.name} value={view.id} />
        <input type="hidden" name={fields.planName.name} value={plan.name} />
        <input type="hidden" name={fields.idempotencyKey.name} value={orderKey} />
      </Form>
    </div>
  )
}

function sayPictures(state: PicturesState | undefined): string | undefined {
  if (state === 'uploading') return copy.uploading
  return state === 'failed' ? copy.notUploaded : undefined
}
