import { resolve } from 'node:path'
import { REFUND_APPROVAL_ABOVE } from '@jatra/contract/order/refund-life'
import type { UnpaidLimits } from '@jatra/contract/payment/unpaid-limits'
import { languages } from '@jatra/contract/values/language'
import { z } from 'zod'
import { parseTrustedProxies } from '../http/client-address.server.ts'
import { agencySettings } from './agency-settings.server.ts'
import { flightProblems, flightSettings } from './flight-settings.server.ts'
import { decimalNumber, wholeNumber } from './number-setting.ts'
import { paymentProblems, paymentSettings } from './payment-settings.server.ts'
import { findUnknownSettings, type UnknownSetting } from './unknown-settings.server.ts'

// The settings of the process. This is the only module that reads `process.env` (see .env.example).

/** @param schemes as the error message lists them: 'smtp:// or smtps://' */
const addressWith = (protocol: RegExp, schemes: string) =>
  z.url({ protocol, error: `must be an address that starts with ${schemes}` }).optional()
/** Scheme, host and port alone: a path or a password in it would be ignored silently. */
const origin = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that starts with http:// or https://',
    abort: true,
  })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
    message: 'must be scheme, host and port alone, such as https://jatra.example',
  })
  .transform((value) => new URL(value).origin)
/** The shortest session secret, in characters. */
export const MIN_SECRET_LENGTH = 32

/**
 * `account=6/27,payer=10/45,address=120/360,network=480/1440`: bookings, and travellers on them; limits that are left out keep their
 * defaults.
 */
const unpaidLimitsSchema = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(
    z.array(
      z.string().regex(/^(account|payer|address|network)=[1-9]\d{0,6}\/[1-9]\d{0,6}$/, {
        message: 'must be like account=6/27,payer=10/45,address=120/360,network=480/1440',
      }),
    ),
  )
  .transform((list): Partial<UnpaidLimits> =>
    Object.fromEntries(
      list.map((one) => {
        const [holder = '', orders, people] = one.split(/[=/]/)
        return [holder, { orders: Number(orders), people: Number(people) }]
      }),
    ),
  )

/** Secrets between commas: the first is used for new values, all are accepted, so that they can be rotated. */
const secretList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().min(MIN_SECRET_LENGTH, 'each secret has at least 32 characters')).min(1))

/** An address, or a name with an address in angle brackets. */
const MAILBOX = /^(?:[^<>@"\r\n]*<[^<>@\s",]+@[^<>@\s",]+>|[^<>@\s",]+@[^<>@\s",]+)$/

export const envSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('0.0.0.0'),
    /** Seconds for which a stopping process still serves while `/readyz` says 503. */
    SHUTDOWN_DRAIN: wholeNumber(0, 300).default(2),
    API_MODE: z.enum(['embedded', 'remote', 'mock']).default('embedded'),
    API_HOST: origin.optional(),
    /** Between a site and its API on another host: the site signs with it, the API verifies. */
    API_SECRET: secretList.optional(),
    DATABASE_URL: addressWith(/^postgres(ql)?$/, 'postgres://'),
    /** PostgreSQL itself, when DATABASE_URL is a pooler. */
    DATABASE_DIRECT_URL: addressWith(/^postgres(ql)?$/, 'postgres://'),
    /** Connections at most, of this process: half for reads, half for writes. */
    DATABASE_POOL: wholeNumber(2, 200).default(10),
    /** Seconds that a start waits for the database, and for another process that migrates it. */
    DATABASE_WAIT: wholeNumber(0, 600).default(30),
    /** Making a folder below /proc never ends in Node, which takes the kernel's no for a parent that is missing. */
    DATA_DIR: z
      .string()
      .refine((folder) => !resolve(folder).startsWith('/proc/'), {
        message: 'must be a folder that can hold files',
      })
      .default('.data'),
    PUBLIC_URL: origin.optional(),
    /** Event loop stalls of at least this many milliseconds are logged. */
    STALL_LOG_MS: wholeNumber(50, 60_000).default(200),
    /** The proxies in front whose X-Forwarded-For is believed: how many, or their networks. */
    TRUST_PROXY: z
      .string()
      .default('0')
      .transform((text, context) => {
        const proxies = parseTrustedProxies(text.trim())
        if (proxies !== null) return proxies
        context.addIssue(
          'must be a number from 0 to 10, or networks such as 10.0.0.0/8,2001:db8::/32',
        )
        return z.NEVER
      }),
    /** When our own work makes timers later than this at the 99th percentile, /readyz answers 503. */
    READY_MAX_LAG_MS: wholeNumber(20, 60_000).default(200),
    /** The site's languages: Bangla below /bn too. */
    LANGUAGES: z
      .enum(['en', 'en,bn'])
      .default('en,bn')
      .transform((given) => languages.filter((language) => given.includes(language))),
    /** One log line for each request. */
    LOG_ACCESS: z
      .enum(['0', '1'])
      .default('1')
      .transform((given) => given === '1'),
    /** /metrics on a separate port, or on the site's port with a token; with neither it is not served. */
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'has at least 16 characters').optional(),
    /** The OTLP collector for spans of requests; when absent, tracing is not loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: addressWith(/^https?$/, 'http:// or https://'),
    SESSION_SECRET: secretList.optional(),
    FLIGHT_SESSION_MINUTES: decimalNumber(0.05, 240).default(15),
    ...flightSettings,
    ...paymentSettings,
    /** Allows sandboxes on a public site. */
    ALLOW_SANDBOX: z
      .enum(['0', '1'])
      .default('0')
      .transform((given) => given === '1'),
    /** Both, or none: then a sandbox takes its place, on https only with ALLOW_SANDBOX. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /** Plain http is only for an issuer on this machine. */
    GOOGLE_ISSUER: z
      .url({ protocol: /^https?$/ })
      .refine(
        (value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${value}/`),
        {
          message: 'must be an address that starts with https://',
        },
      )
      .default('https://accounts.google.com'),
    /** All but the region, or none: then documents are kept in DATA_DIR. */
    S3_ENDPOINT: addressWith(/^https?$/, 'http:// or https://'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    /** Absent: emails are kept as files in DATA_DIR/outbox. */
    SMTP_URL: addressWith(/^smtps?$/, 'smtp:// or smtps://'),
    MAIL_FROM: z
      .string()
      .regex(MAILBOX, 'must be like Jatra <hello@jatra.example>')
      .default('Jatra <hello@jatra.example>'),
    /** How many unpaid bookings and travellers on them an account, a payer, an address and an IPv6 /48 may hold at once. */
    UNPAID_LIMITS: unpaidLimitsSchema.optional(),
    /** Refunds above this amount wait for staff, BDT. */
    REFUND_APPROVAL_ABOVE: wholeNumber(0, 10_000_000).default(REFUND_APPROVAL_ABOVE),
    ...agencySettings,
    /** Whether the catalogue of samples is added to the database. */
    SEED_CATALOGUE: z
      .enum(['0', '1'])
      .default('1')
      .transform((given) => given === '1'),
  })
  .superRefine((env, context) => {
    for (const name of ['API_HOST', 'API_SECRET'] as const) {
      if (env.API_MODE !== 'remote' || env[name]) continue
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'is needed with API_MODE=remote',
      })
    }
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: 'is needed with DATABASE_DIRECT_URL',
      })
    }
    const [google, secret] = [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
    if (Boolean(google) !== Boolean(secret)) {
      const [given, wanted] = google
        ? (['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const)
        : (['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'] as const)
      context.addIssue({ code: 'custom', path: [wanted], message: `is needed with ${given}` })
    }
    // Google redirects to a registered address, so the port has to be known.
    if (google && !env.PUBLIC_URL && env.PORT === 0 && env.API_MODE === 'embedded') {
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'is needed with GOOGLE_CLIENT_ID and PORT=0',
      })
    }
    const missing = wantedByS3.filter((name) => !env[name])
    if (missing.length < wantedByS3.length) {
      for (const name of missing) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is needed with ${wantedByS3.filter((given) => env[given]).join(', ')}`,
        })
      }
    }
    for (const [name, message] of [...paymentProblems(env), ...flightProblems(env)]) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })

const wantedByS3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export type Env = z.output<typeof envSchema>

/** @throws Error that names every invalid variable, one per line. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = envSchema.safeParse(given)
  if (parsed.success) return parsed.data
  throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

/** Prevents the start. @param problems one line each, beginning with the variable's name; none contains a value */
export function unusable(problems: readonly string[]): Error {
  return new Error(
    `The environment cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  )
}

/** Variables that look like ours and are not read. */
export function unknownSettings(
  source: Record<string, string | undefined> = process.env,
): UnknownSetting[] {
  return findUnknownSettings(Object.keys(source), Object.keys(envSchema.shape))
}
