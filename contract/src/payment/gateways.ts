import { MINUTE_MS } from '../values/time-units.ts'
import type { PaymentType } from './payment.ts'

/** Who takes payments. */
export const gatewayNames = ['sslcommerz', 'bkash', 'nagad'] as const
export type GatewayName = (typeof gatewayNames)[number]

export const isGatewayName = (value: string): value is GatewayName =>
  gatewayNames.some((name) => name === value)

/**
 * Whose each payment option is. SSLCommerz stands in for the others: its page takes their wallets too.
 */
export const ownGateways: Record<PaymentType, GatewayName> = {
  bkash: 'bkash',
  nogod: 'nagad',
  nexus: 'sslcommerz',
  sslCommerz: 'sslcommerz',
}

/** Whether the gateway's page takes no money: we do, once its payer has approved, and never for an attempt that has ended. */
export const isTakenByUs = (gateway: GatewayName): boolean => gateway === 'bkash'

export interface GatewayLimits {
  /** What one payment may be, integer BDT, ends included. */
  least: number
  most: number
  /** For how many days after a payment the gateway refunds it; null where it names no end. */
  refundDays: number | null
  /** How long the page of a payment can be paid on. */
  pageMinutes: number
}

/**
 * What each gateway takes and gives back. SSLCommerz v4 says so of its `total_amount`; the wallets name no amounts of their
 * own, so the same ones hold there. bKash refunds within 60 days (tokenized checkout, code 2071). None publishes how long
 * its page lives: half an hour is what an order waits, and a page that ends sooner leads back as failed or cancelled.
 */
export const gatewayLimits: Record<GatewayName, GatewayLimits> = {
  sslcommerz: { least: 10, most: 500_000, refundDays: null, pageMinutes: 30 },
  bkash: { least: 10, most: 500_000, refundDays: 60, pageMinutes: 30 },
  nagad: { least: 10, most: 500_000, refundDays: null, pageMinutes: 30 },
}

/** Until when a page can be paid on, epoch milliseconds. */
export const pageUntil = ({ pageMinutes }: GatewayLimits, openedAt: number): number =>
  openedAt + pageMinutes * MINUTE_MS

/** Where real money moves, and where the gateway's own tests run. */
export const gatewayHosts: Record<GatewayName, { live: string; test: string }> = {
  sslcommerz: { live: 'securepay.sslcommerz.com', test: 'sandbox.sslcommerz.com' },
  bkash: { live: 'tokenized.pay.bka.sh', test: 'tokenized.sandbox.bka.sh' },
  nagad: { live: 'api.mynagad.com', test: 'sandbox.mynagad.com' },
}

/** The domains of each gateway's own pages, which may be on any host of them. */
export const gatewayDomains: Record<GatewayName, readonly string[]> = {
  sslcommerz: ['sslcommerz.com'],
  bkash: ['bkash.com', 'bka.sh'],
  nagad: ['mynagad.com'],
}
