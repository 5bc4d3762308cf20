import type { PaymentType } from './payment.ts'

/** Who takes payments. */
export const gatewayNames = ['sslcommerz', 'bkash', 'nagad'] as const
export type GatewayName = (typeof gatewayNames)[number]

export const isGatewayName = (value: string): value is GatewayName =>
  gatewayNames.some((name) => name === value)

/**
 * Whose each payment option is (decision 120). SSLCommerz stands in for the others: its page takes their wallets too.
 */
export const ownGateways: Record<PaymentType, GatewayName> = {
  bkash: 'bkash',
  nogod: 'nagad',
  nexus: 'sslcommerz',
  sslCommerz: 'sslcommerz',
}

export interface GatewayLimits {
  /** What one payment may be, integer BDT, ends included. */
  least: number
  most: number
  /** For so many days after a payment the gateway gives money of it back; null where it names no end. */
  refundDays: number | null
}

/**
 * What each gateway takes and gives back. SSLCommerz v4 says so of its `total_amount`; the wallets name no amounts of their
 * own, so the same ones hold there. bKash refunds within 60 days (tokenized checkout, code 2071).
 */
export const gatewayLimits: Record<GatewayName, GatewayLimits> = {
  sslcommerz: { least: 10, most: 500_000, refundDays: null },
  bkash: { least: 10, most: 500_000, refundDays: 60 },
  nagad: { least: 10, most: 500_000, refundDays: null },
}

/** Where real money moves, and where the gateway's own tests run. */
export const gatewayHosts: Record<GatewayName, { live: string; test: string }> = {
  sslcommerz: { live: 'securepay.sslcommerz.com', test: 'sandbox.sslcommerz.com' },
  bkash: { live: 'tokenized.pay.bka.sh', test: 'tokenized.sandbox.bka.sh' },
  nagad: { live: 'api.mynagad.com', test: 'sandbox.mynagad.com' },
}
