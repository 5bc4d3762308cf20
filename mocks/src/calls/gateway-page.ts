import type { FlightOrder, PaymentAttempt } from '@jatra/contract/entities/order'
import { paymentTypeLabels } from '@jatra/contract/entities/order'
import { formatBdt } from '@jatra/contract/money'

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`)

/** The buttons of the gateway page: what they say, and the last part of the path to which each posts. */
export const gatewayButtons = [
  { label: 'Pay', action: 'pay' },
  { label: 'Fail', action: 'fail' },
  { label: 'Cancel', action: 'cancel' },
] as const
export type GatewayAction = (typeof gatewayButtons)[number]['action']

/** The prototype's payment page: plain HTML forms, no script, as the sandbox gateway has it. */
export function gatewayPage(order: FlightOrder, attempt: PaymentAttempt): string {
  const forms = gatewayButtons.map(
    ({ label, action }) =>
      `<form method="post" action="/api/payment/sandbox/${escape(attempt.tranId)}/${action}">` +
      `<button type="submit" class="${action}">${label}</button></form>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Prototype payment</title>
<style>
body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:28rem;margin:3rem auto;padding-inline:1rem;color-scheme:light dark}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}
button{font:inherit;font-weight:600;inline-size:100%;min-block-size:3rem;margin-block-end:.75rem}
</style>
</head>
<body>
<main>
<h1>Prototype payment</h1>
<p>No money moves here. Choose how the payment ends.</p>
<dl>
<dt>Amount</dt><dd>${escape(formatBdt(attempt.amount))}</dd>
<dt>Option</dt><dd>${escape(paymentTypeLabels[attempt.paymentType])}</dd>
<dt>Booking</dt><dd>${escape(order._id)}</dd>
</dl>
${forms.join('\n')}
</main>
</body>
</html>
`
}
