import type { Order } from '@jatra/contract/order/order'
import type { PaymentAttempt } from '@jatra/contract/payment/payment'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { formatBdt } from '@jatra/contract/values/money'

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`)

/** What the buttons of the gateway page say and send, as those of the sandbox. */
const buttons = { pay: 'Pay', fail: 'Fail', cancel: 'Cancel' } as const
export type GatewayChoice = keyof typeof buttons

export function isGatewayChoice(value: string | null): value is GatewayChoice {
  return value !== null && Object.hasOwn(buttons, value)
}

/** The prototype's payment page: a plain HTML form, no script, as the sandbox gateway has it. */
export function gatewayPage(order: Order, attempt: PaymentAttempt): string {
  const choices = Object.entries(buttons).map(
    ([value, label]) => `<button name="choice" value="${value}">${label}</button>`,
  )
  return page(
    'Prototype payment',
    `<p>No money moves here. Choose how the payment ends.</p>
<dl>
<dt>Amount</dt><dd>${escape(formatBdt(attempt.amount))}</dd>
<dt>Payment option</dt><dd>${escape(paymentTypeLabels[attempt.paymentType])}</dd>
<dt>Booking</dt><dd>${escape(order._id)}</dd>
</dl>
<form method="post" action="/api/payment/sandbox/${escape(attempt.tranId)}">
${choices.join('\n')}
</form>`,
  )
}

/** For a payment that has ended. */
export function endedPage(order: Order): string {
  return page(
    'This payment has ended',
    `<p>It cannot be paid a second time.</p>
<p><a href="/payment/return/${escape(order._id)}">Back to Jatra</a></p>`,
  )
}

/** For an address at which there is no payment of this visitor. */
export function unknownPage(): string {
  return page('No such payment', '<p><a href="/">Back to Jatra</a></p>')
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:28rem;margin:3rem auto;padding-inline:1rem;color-scheme:light dark}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}
button,a{display:block;font:inherit;font-weight:600;inline-size:100%;min-block-size:3rem;margin-block-end:.75rem}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}
