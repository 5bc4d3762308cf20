import { formatBdt } from '../values/money.ts'
import { escapeHtml, SANDBOX_PAYMENT_PATH, sandboxPage } from './sandbox-layout.ts'

/** What a payer can do on every page. `silent` pays too, and nobody is told. */
const choices = ['pay', 'fail', 'cancel', 'silent'] as const
export type SandboxChoice = (typeof choices)[number]

export function isSandboxChoice(value: string | null | undefined): value is SandboxChoice {
  return choices.some((choice) => choice === value)
}

/** Pays too, and the gateway suspects the payment (decision 137): where it can, which wallets do not. */
export const HOLD_CHOICE = 'hold'

export interface SandboxPayment {
  tranId: string
  /** Whole taka. */
  amount: number
  product: string
  /** The payment option's name. */
  method: string
  /** What happens when the gateway stays silent, one sentence; absent: {@link NOBODY_IS_TOLD}. */
  silence?: string
  /** Whether {@link HOLD_CHOICE} is one too. */
  mayHold?: boolean
  /** Where the form goes; absent: the page of the transaction. */
  action?: string
}

const NOBODY_IS_TOLD =
  'Takes the money, does not tell Jatra, and does not lead back. Jatra has to ask by itself.'

const HOLD_BUTTON = `<button name="choice" value="${HOLD_CHOICE}" aria-describedby="held">Hold for review</button>
<small id="held">Takes the money and says that it may be fraud. Jatra books nothing until a colleague has cleared it.</small>`

/** The sandbox gateway's page with its buttons. */
export function paymentPage(payment: SandboxPayment): string {
  const { tranId, amount, product, method, silence = NOBODY_IS_TOLD, mayHold, action } = payment
  const target = action ?? `${SANDBOX_PAYMENT_PATH}/${tranId}`
  const rows = [
    ['Pay to', 'Jatra'],
    ['For', product],
    ['Payment option', method],
    ['Transaction', tranId],
  ] as const
  return sandboxPage(
    `Pay ${formatBdt(amount)} to Jatra · payment sandbox`,
    `<h1>Payment sandbox</h1>
<p>This is a test gateway. No money moves, whatever you choose.</p>
<dl>
<div><dt>Amount</dt><dd class="amount">${escapeHtml(formatBdt(amount))}</dd></div>
${rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`).join('\n')}
</dl>
<form method="post" action="${escapeHtml(target)}">
<button class="go" name="choice" value="pay">Pay</button>
<button class="stop" name="choice" value="fail">Fail</button>
<button name="choice" value="cancel">Cancel</button>
<button name="choice" value="silent" aria-describedby="silence">Stay silent</button>
<small id="silence">${escapeHtml(silence)}</small>${mayHold ? `\n${HOLD_BUTTON}` : ''}
</form>`,
  )
}

/** For a payment that was taken by a gateway that stays silent. @param backTo where the traveller may look meanwhile */
export function silentPaymentPage(tranId: string, backTo: string): string {
  return sandboxPage(
    'Paid in silence · payment sandbox',
    `<h1>The money is taken</h1>
<p>Transaction ${escapeHtml(tranId)}. Jatra was not told. It finds out when it asks by itself, at the latest when the time to pay is over.</p>
<a href="${escapeHtml(backTo)}">Back to Jatra</a>`,
  )
}

/** For a payment that has ended. */
export function endedPaymentPage(tranId: string, backTo: string): string {
  return sandboxPage(
    'Payment ended · payment sandbox',
    `<h1>This payment has ended</h1>
<p>Transaction ${escapeHtml(tranId)}. It cannot be paid a second time.</p>
<a href="${escapeHtml(backTo)}">Back to Jatra</a>`,
  )
}

export function unknownPaymentPage(): string {
  return sandboxPage(
    'No such payment · payment sandbox',
    `<h1>No such payment</h1>
<p>The payment sandbox knows no transaction at this address.</p>
<a href="/">Back to Jatra</a>`,
  )
}
