import { inLanguage, type Language } from '../values/language.ts'
import { formatBdt } from '../values/money.ts'
import { escapeHtml, SANDBOX_PAYMENT_PATH, sandboxPage } from './sandbox-layout.ts'
import type { words as english } from './words.ts'
import { sandboxWords } from './words-in.ts'

/** A payer's choices on every page. `silent` pays too, without a notice. */
const choices = ['pay', 'fail', 'cancel', 'silent'] as const
export type SandboxChoice = (typeof choices)[number]

export function isSandboxChoice(value: string | null | undefined): value is SandboxChoice {
  return choices.some((choice) => choice === value)
}

/** Pays too, and the gateway suspects the payment: where it can, which wallets do not. */
export const HOLD_CHOICE = 'hold'

interface SandboxPayment {
  tranId: string
  /** Whole taka. */
  amount: number
  /** What is bought, as the gateway was sent it; absent: it was sent nothing. */
  product?: string
  /** What that is written in; absent: as the page. */
  productLanguage?: Language
  /** The payment option's name. */
  method: string
  /** What happens when the gateway stays silent; absent: no notice is sent. */
  silence?: SandboxSilence
  /** Whether {@link HOLD_CHOICE} is one too. */
  mayHold?: boolean
  /** Where the form goes; absent: the page of the transaction. */
  action?: string
}

export type SandboxSilence = keyof (typeof english)['payment']['silence']

/** The sandbox gateway's page with its buttons. */
export function paymentPage(payment: SandboxPayment, language: Language): string {
  const { tranId, amount, product, method, silence = 'nobodyIsTold', mayHold, action } = payment
  const { productLanguage = language } = payment
  const { payment: words, brand } = sandboxWords[language]
  const { terms } = words
  const target = action ?? `${SANDBOX_PAYMENT_PATH}/${tranId}`
  const price = formatBdt(amount, language)
  const row = (term: string, text: string, lang = '') =>
    `<div><dt>${term}</dt><dd${lang}>${escapeHtml(text)}</dd></div>`
  const rows = [
    row(terms.payTo, brand),
    row(
      terms.product,
      product ?? words.booking,
      productLanguage === language ? '' : ` lang="${productLanguage}"`,
    ),
    row(terms.method, method),
    row(terms.transaction, tranId),
  ]
  const hold = `<button name="choice" value="${HOLD_CHOICE}" aria-describedby="held">${words.hold}</button>
<small id="held">${words.held}</small>`
  return sandboxPage(
    words.title(price),
    `<h1>${words.heading}</h1>
<p>${words.lead}</p>
<dl>
<div><dt>${terms.amount}</dt><dd class="amount">${escapeHtml(price)}</dd></div>
${rows.join('\n')}
</dl>
<form method="post" action="${escapeHtml(target)}">
<button class="go" name="choice" value="pay">${words.pay}</button>
<button class="stop" name="choice" value="fail">${words.fail}</button>
<button name="choice" value="cancel">${words.cancel}</button>
<button name="choice" value="silent" aria-describedby="silence">${words.staySilent}</button>
<small id="silence">${words.silence[silence]}</small>${mayHold ? `\n${hold}` : ''}
</form>`,
    language,
  )
}

/** For a payment that was taken by a gateway that stays silent. @param backTo where the traveller may look meanwhile */
export function silentPaymentPage(tranId: string, backTo: string, language: Language): string {
  return noticePage('silent', { tranId, backTo }, language)
}

/** For a payment that has ended. */
export function endedPaymentPage(tranId: string, backTo: string, language: Language): string {
  return noticePage('ended', { tranId, backTo }, language)
}

function noticePage(
  kind: 'silent' | 'ended',
  { tranId, backTo }: { tranId: string; backTo: string },
  language: Language,
): string {
  const { [kind]: words, back } = sandboxWords[language]
  return sandboxPage(
    words.title,
    `<h1>${words.heading}</h1>
<p>${words.text(escapeHtml(tranId))}</p>
<a href="${escapeHtml(backTo)}">${back}</a>`,
    language,
  )
}

export function unknownPaymentPage(language: Language): string {
  const { unknownPayment: words, back } = sandboxWords[language]
  return sandboxPage(
    words.title,
    `<h1>${words.heading}</h1>
<p>${words.text}</p>
<a href="${inLanguage('/', language)}">${back}</a>`,
    language,
  )
}
