import { formatBdt } from '../values/money.ts'
import { escapeHtml, SANDBOX_PAYMENT_PATH, sandboxPage } from './sandbox-layout.ts'

/** How a payment can end on the page. */
const choices = ['pay', 'fail', 'cancel'] as const
export type SandboxChoice = (typeof choices)[number]

export function isSandboxChoice(value: string | null | undefined): value is SandboxChoice {
  return choices.some((choice) => choice === value)
}

export interface SandboxPayment {
  tranId: string
  /** Whole taka. */
  amount: number
  product: string
  /** The payment option's name. */
  method: string
  /** Where the form goes; absent: the page of the transaction. */
  action?: string
}

/** The sandbox gateway's page with its three buttons. */
export function paymentPage({ tranId, amount, product, method, action }: SandboxPayment): string {
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
</form>`,
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
