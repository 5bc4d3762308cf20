/** Who takes payments. */
export const gatewayNames = ['sslcommerz', 'bkash', 'nagad'] as const
export type GatewayName = (typeof gatewayNames)[number]
