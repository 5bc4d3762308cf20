import { html } from 'hono/html'
import { formatBdt } from '@jatra/contract/values/money'
import type { SandboxSessionRow } from '../db/schema.ts'
import { sandboxPage } from './sandbox-layout.ts'

const methods: Record<string, string> = {
  bkash: 'bKash',
  nagad: 'Nagad',
  dbbl_nexus: 'Nexus Pay',
}

/** The sandbox gateway's page with its three buttons. No script. */
export function paymentPage(session: SandboxSessionRow) {
  const action = `/api/payment/sandbox/${session.tranId}`
  return sandboxPage(
    `Pay ${formatBdt(Number(session.amount))} to Jatra · payment sandbox`,
    html`<h1>Payment sandbox</h1>
      <p>This is a test gateway. No money moves, whatever you choose.</p>
      <dl>
        <div>
          <dt>Pay to</dt>
          <dd>Jatra</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd class="amount">${formatBdt(Number(session.amount))}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>${session.productName}</dd>
        </div>
        <div>
          <dt>Payment option</dt>
          <dd>${methods[session.method] ?? 'SSLCommerz'}</dd>
        </div>
        <div>
          <dt>Transaction</dt>
          <dd>${session.tranId}</dd>
        </div>
      </dl>
      <form method="post" action="${action}">
        <button class="go" name="choice" value="pay">Pay</button>
        <button class="stop" name="choice" value="fail">Fail</button>
        <button name="choice" value="cancel">Cancel</button>
      </form>`,
  )
}

/** For a session that has ended. */
export function endedPage(session: SandboxSessionRow) {
  return sandboxPage(
    'Payment ended · payment sandbox',
    html`<h1>This payment has ended</h1>
      <p>Transaction ${session.tranId}. It cannot be paid a second time.</p>
      <a href="${session.successUrl}">Back to Jatra</a>`,
  )
}

export function unknownPage() {
  return sandboxPage(
    'No such payment · payment sandbox',
    html`<h1>No such payment</h1>
      <p>The payment sandbox knows no transaction at this address.</p>
      <a href="/">Back to Jatra</a>`,
  )
}
