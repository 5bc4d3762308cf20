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

/**
 * What one payment may be at each gateway, integer BDT, ends included. SSLCommerz v4 says so of its `total_amount`; the
 * wallets name no limits of their own, so the same ones hold there.
 */
export const gatewayLimits: Record<GatewayName, { least: number; most: number }> = {
  sslcommerz: { least: 10, most: 500_000 },
  bkash: { least: 10, most: 500_000 },
  nagad: { least: 10, most: 500_000 },
}

/** Where real money moves, and where the gateway's own tests run. */
export const gatewayHosts: Record<GatewayName, { live: string; test: string }> = {
  sslcommerz: { live: 'securepay.sslcommerz.com', test: 'sandbox.sslcommerz.com' },
  bkash: { live: 'tokenized.pay.bka.sh', test: 'tokenized.sandbox.bka.sh' },
  nagad: { live: 'api.mynagad.com', test: 'sandbox.mynagad.com' },
}
