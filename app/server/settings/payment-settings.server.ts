import {
  gatewayDomains,
  gatewayHosts,
  gatewayNames,
  ownGateways,
  type GatewayName,
} from '@jatra/contract/payment/gateways'
import { paymentTypeLabels, paymentTypes } from '@jatra/contract/payment/payment'
import { z } from 'zod'

/** The payment gateways: each whose variables are given. */
export const paymentSettings = {
  /** Absent: each by its own variables. `sandbox`: none. `sslcommerz`: SSLCommerz for every option. */
  PAYMENT_GATEWAY: z.enum(['sandbox', 'sslcommerz']).optional(),
  SSLCOMMERZ_STORE_ID: z.string().optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().optional(),
  SSLCOMMERZ_BASE_URL: z.url().optional(),
  BKASH_USERNAME: z.string().optional(),
  BKASH_PASSWORD: z.string().optional(),
  BKASH_APP_KEY: z.string().optional(),
  BKASH_APP_SECRET: z.string().optional(),
  BKASH_BASE_URL: z.url().optional(),
  /** Secret of bKash's webhook; absent: the webhook is not accepted. */
  BKASH_TOPIC_ARN: z.string().startsWith('arn:aws:sns:').optional(),
  /** Our wallet as webhooks name it; absent: not compared. */
  BKASH_SHORT_CODE: z.string().optional(),
  NAGAD_MERCHANT_ID: z.string().optional(),
  /** The merchant's wallet number. */
  NAGAD_ACCOUNT_NUMBER: z.string().optional(),
  /** Ours, as base64 of PKCS#8 or PEM. */
  NAGAD_PRIVATE_KEY: z.string().optional(),
  /** Nagad's, as base64 of SPKI or PEM. */
  NAGAD_PUBLIC_KEY: z.string().optional(),
  NAGAD_BASE_URL: z.url().optional(),
}

type PaymentEnv = z.output<z.ZodObject<typeof paymentSettings>> & {
  API_MODE: string
  PUBLIC_URL?: string | undefined
}

const wanted = {
  sslcommerz: ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD', 'SSLCOMMERZ_BASE_URL'],
  bkash: [
    'BKASH_USERNAME',
    'BKASH_PASSWORD',
    'BKASH_APP_KEY',
    'BKASH_APP_SECRET',
    'BKASH_BASE_URL',
  ],
  nagad: [
    'NAGAD_MERCHANT_ID',
    'NAGAD_ACCOUNT_NUMBER',
    'NAGAD_PRIVATE_KEY',
    'NAGAD_PUBLIC_KEY',
    'NAGAD_BASE_URL',
  ],
} as const
const addresses = {
  sslcommerz: 'SSLCOMMERZ_BASE_URL',
  bkash: 'BKASH_BASE_URL',
  nagad: 'NAGAD_BASE_URL',
} as const

/** The gateways to use: those named, or with any of their variables given. */
function meant(env: PaymentEnv): GatewayName[] {
  if (env.API_MODE !== 'embedded' || env.PAYMENT_GATEWAY === 'sandbox') return []
  if (env.PAYMENT_GATEWAY) return [env.PAYMENT_GATEWAY]
  return gatewayNames.filter((name) => wanted[name].some((variable) => env[variable]))
}

/** Problems of the settings for those gateways. */
export function paymentProblems(env: PaymentEnv): (readonly [name: string, message: string])[] {
  return meant(env).flatMap((name) => {
    const given = wanted[name].find((variable) => env[variable])
    const cause = given ?? `PAYMENT_GATEWAY=${name}`
    const missing = [...wanted[name], 'PUBLIC_URL' as const]
      .filter((variable) => !env[variable])
      .map((variable) => [variable, `is needed with ${cause}`] as const)
    const address = addresses[name]
    const plain = env[address]?.startsWith('http:') && hostOf(env, name) === gatewayHosts[name].live
    return plain ? [...missing, [address, 'must start with https://'] as const] : missing
  })
}

/** The gateways' settings for the API. */
export function gatewaysOf(env: PaymentEnv) {
  const names = meant(env)
  return {
    ...(names.includes('sslcommerz') && {
      sslcommerz: {
        storeId: env.SSLCOMMERZ_STORE_ID ?? '',
        storePassword: env.SSLCOMMERZ_STORE_PASSWORD ?? '',
        baseUrl: env.SSLCOMMERZ_BASE_URL ?? '',
      },
    }),
    ...(names.includes('bkash') && {
      bkash: {
        username: env.BKASH_USERNAME ?? '',
        password: env.BKASH_PASSWORD ?? '',
        appKey: env.BKASH_APP_KEY ?? '',
        appSecret: env.BKASH_APP_SECRET ?? '',
        baseUrl: env.BKASH_BASE_URL ?? '',
        topicArn: env.BKASH_TOPIC_ARN ?? null,
        shortCode: env.BKASH_SHORT_CODE ?? null,
      },
    }),
    ...(names.includes('nagad') && {
      nagad: {
        merchantId: env.NAGAD_MERCHANT_ID ?? '',
        accountNumber: env.NAGAD_ACCOUNT_NUMBER ?? '',
        privateKey: env.NAGAD_PRIVATE_KEY ?? '',
        publicKey: env.NAGAD_PUBLIC_KEY ?? '',
        baseUrl: env.NAGAD_BASE_URL ?? '',
      },
    }),
  }
}

/** Whether every payment option moves real money. */
export function takesMoney(env: PaymentEnv): boolean {
  return paymentTypes.every((option) => {
    const name = servedBy(env, ownGateways[option])
    return name !== null && hostOf(env, name) === gatewayHosts[name].live
  })
}

/** Whether any payment option moves real money. */
export function takesAnyMoney(env: PaymentEnv): boolean {
  return meant(env).some((name) => hostOf(env, name) === gatewayHosts[name].live)
}

/** Settings by which anybody can pay without money, each beginning with a variable's name. */
export function moneylessSettings(env: PaymentEnv): string[] {
  const names = meant(env)
  const free = paymentTypes.filter((option) => !servedBy(env, ownGateways[option]))
  const labels = free.map((option) => paymentTypeLabels[option]).join(', ')
  const why = env.PAYMENT_GATEWAY
    ? 'PAYMENT_GATEWAY: is sandbox'
    : 'SSLCOMMERZ_STORE_ID: is not set'
  const sandbox = `${why}, so anybody pays without money by ${labels}`
  const tests = names.filter((name) => hostOf(env, name) === gatewayHosts[name].test)
  return [
    ...(free.length > 0 ? [sandbox] : []),
    ...tests.map((name) => `${addresses[name]}: is the gateway's test host, where no money moves`),
  ]
}

/** Origins to which a form's redirect may lead. A site with a remote API does not know the gateways there. */
export function gatewayOrigins(env: PaymentEnv): string[] {
  const names = env.API_MODE === 'remote' ? gatewayNames : meant(env)
  return names.flatMap((name) => [
    ...gatewayDomains[name].map((domain) => `https://*.${domain}`),
    // Its test pages are on plain HTTP.
    ...(name === 'nagad' ? [`http://${gatewayHosts.nagad.test}:10080`] : []),
  ])
}

/** As the API's registry does (api/src/providers/payments/payment-gateways.ts); null for a sandbox. */
function servedBy(env: PaymentEnv, own: GatewayName): GatewayName | null {
  const names = meant(env)
  return names.find((name) => name === own) ?? names.find((name) => name === 'sslcommerz') ?? null
}

function hostOf(env: PaymentEnv, name: GatewayName): string {
  return new URL(env[addresses[name]] ?? 'http://unset.invalid').hostname
}
