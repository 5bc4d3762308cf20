import { unprintable } from '@jatra/contract/fields/printable'
import { z } from 'zod'
import { sampleAgency } from './sample-agency.ts'

/** A text that stands on receipts. */
const printed = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => unprintable(text) === '', 'must have Latin or Bangla letters alone')

/**
 * The selling agency, which the law requires on every ticket. Documents of visas are brought to its address, and pages
 * name its telephone and e-mail. The defaults are samples, with which no real money is taken.
 */
export const agencySettings = {
  AGENCY_NAME: printed(80).default(sampleAgency.name),
  AGENCY_REGISTRATION: printed(40).default(sampleAgency.registration),
  AGENCY_ADDRESS: printed(200).default(sampleAgency.address),
  AGENCY_PHONE: z
    .string()
    .trim()
    .regex(/^\+?\d[\d -]{4,22}\d$/, 'must be a telephone number such as +880 9612 345678')
    .default(sampleAgency.phone),
  AGENCY_HOURS: z
    .string()
    .trim()
    .regex(/^\d\d:\d\d-\d\d:\d\d$/, 'must be like 10:00-18:00')
    .default(sampleAgency.hours),
  AGENCY_EMAIL: z.email('must be an e-mail address').default(sampleAgency.email),
}

/** As on every receipt, and how it is reached. */
export function agencyOf(env: z.output<z.ZodObject<typeof agencySettings>>) {
  return {
    name: env.AGENCY_NAME,
    registration: env.AGENCY_REGISTRATION,
    address: env.AGENCY_ADDRESS,
    phone: env.AGENCY_PHONE,
    email: env.AGENCY_EMAIL,
    hours: env.AGENCY_HOURS,
  }
}

/** The variables that are still those of the sample. */
export function sampleVariables(env: Parameters<typeof agencyOf>[0]): string[] {
  const agency = agencyOf(env)
  const isSample = (part: keyof typeof agency) => bare(agency[part]) === bare(sampleAgency[part])
  return (['name', 'registration', 'address', 'phone', 'email'] as const)
    .filter(isSample)
    .map((part) => `AGENCY_${part.toUpperCase()}`)
}

/** However it is spaced and punctuated, as telephone numbers are. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
