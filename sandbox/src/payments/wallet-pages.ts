import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import type { SandboxChoice, SandboxSilence } from '@jatra/contract/sandbox/payment-page'
import type { SandboxWalletPaymentRow } from '../db/schema.ts'
import { bkashCallback } from './bkash/bkash-sandbox.ts'
import { nagadCallback } from './nagad/nagad-sandbox.ts'
import { movePayment, payNow, type WalletBooksDeps } from './wallet-books.ts'

type Payment = SandboxWalletPaymentRow

/** What is a wallet's own about its page. */
interface WalletPage {
  label: string
  /** What happens when it stays silent; absent: as at any other. */
  silence?: SandboxSilence
  /** The payer agrees. */
  pay: (deps: WalletBooksDeps, paymentId: string, silent: boolean) => Promise<unknown>
  /** Where the browser goes from the page; null where it is not led back. */
  callbackOf: (payment: Payment) => string | null
}

export const walletPages: Record<Payment['wallet'], WalletPage> = {
  bkash: {
    label: paymentTypeLabels.bkash,
    silence: 'untilAsked',
    // The money moves when the shop executes it.
    pay: (deps, paymentId, silent) =>
      movePayment(deps, paymentId, 'open', { status: 'approved', silent }),
    callbackOf: ({ callbackUrl, paymentId, status }) =>
      bkashCallback(callbackUrl, paymentId, bkashSays[status] ?? 'success'),
  },
  nagad: {
    label: paymentTypeLabels.nogod,
    pay: (deps, paymentId, silent) => payNow(deps, paymentId, 'open', { silent }),
    callbackOf: (payment) => (payment.silent ? null : nagadCallback(payment)),
  },
}

const bkashSays: Partial<Record<Payment['status'], 'failure' | 'cancel'>> = {
  failed: 'failure',
  cancelled: 'cancel',
}

/** Writes down what the payer chose. The first choice stays. */
export async function chooseAtWallet(
  deps: WalletBooksDeps,
  { wallet, paymentId }: Pick<Payment, 'wallet' | 'paymentId'>,
  choice: SandboxChoice,
): Promise<void> {
  if (choice === 'fail') await movePayment(deps, paymentId, 'open', { status: 'failed' })
  else if (choice === 'cancel') await movePayment(deps, paymentId, 'open', { status: 'cancelled' })
  else await walletPages[wallet].pay(deps, paymentId, choice === 'silent')
}
