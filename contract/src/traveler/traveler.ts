import { z } from 'zod'
import { issue, type Message } from '../messages/message.ts'
import { countryCode } from '../places/country-code.ts'
import { dateSchema } from '../fields/date.ts'
import { addMonths, daysInMonth } from '../values/dates.ts'
import { validateAge, type AgeRules } from './age-rules.ts'
import { latinSpelling } from './latin-spelling.ts'
import type { TravelerType } from './traveler-type.ts'
import { ifGiven } from '../values/if-given.ts'
import { boundedString, emailText, foldedText, optionalFoldedText, text } from '../fields/text.ts'
import { foldCode, foldName, foldPhone } from '../values/typed.ts'

export const titles = ['Mr.', 'Md.', 'Ms.', 'Miss.', 'Mrs.', 'Master'] as const
export const travelerGenders = ['Male', 'Female'] as const

/** Names as airlines take them: the Latin letters of the passport or the national ID. */
const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]*$/
/** ICAO 9303: letters and digits, 6 to 9. */
const PASSPORT = /^[A-Z0-9]{6,9}$/

/** That a name is missing is said by another message. */
const isLatin = (value: string) => value === '' || LATIN_NAME.test(value)
const latinError = { error: ({ input }: { input: unknown }) => issue(askLatin(String(input))) }

function askLatin(typed: string): Message {
  const spelling = latinSpelling(typed)
  return spelling === null ? 'latinName' : { key: 'latinNameOffered', params: { spelling } }
}

const part = (message: Message, min: number, max: number) => {
  const error = issue(message)
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}

/** When, how and as what a traveller flies: decides what is asked and how old they may be. */
export interface TravelerRules extends AgeRules {
  kind: TravelerType
  /** On which the journey ends, `YYYY-MM-DD`: a passport has to be good until then. */
  arrivalDate: string
  /** False on a domestic flight, where a government photo ID is enough. */
  passport: boolean
}

/** A person's identity and contact details. */
export const identityFields = {
  title: z.enum(titles, { error: issue('titleRequired') }),
  gender: z.enum(travelerGenders, { error: issue('genderRequired') }),
  /** Empty with `singleName`, and not else ({@link askNames}). */
  firstName: optionalFoldedText(60, foldName).refine(isLatin, latinError).default(''),
  lastName: foldedText(60, 'lastNameRequired', foldName).refine(isLatin, latinError),
  /** True for who has one name in the passport: it is the last name (ICAO 9303, part 3). */
  singleName: z.boolean().optional(),
  birthYear: part('birthYearRequired', 1900, 2200),
  birthMonth: part('birthMonthRequired', 1, 12),
  birthDay: part('birthDayRequired', 1, 31),
  nationality: countryCode('nationalityForm', 'nationalityRequired'),
  countryNumberCode: z
    .string({ error: issue('countryCodeRequired') })
    .regex(/^\+?[0-9]{1,4}$/, issue('countryCodeRequired'))
    .transform((value) => value.replace('+', '')),
  mobileNumber: boundedString(60, 'mobileNumberForm', 'mobileNumberRequired')
    .transform((value) => foldPhone(value).replace(/[\s().-]/g, ''))
    // A browser may fill in the whole number with its country code; the API reads both (phone.ts).
    .pipe(
      z
        .string()
        .min(1, issue('mobileNumberRequired'))
        .regex(/^\+?[0-9]{4,14}$/, issue('mobileNumberForm')),
    ),
  email: emailText('emailRequired'),
  address: text(300).optional(),
}

export const passportFields = {
  passportExYear: part('passportExpiryYearRequired', 2000, 2200),
  passportExMonth: part('passportExpiryMonthRequired', 1, 12),
  passportExDay: part('passportExpiryDayRequired', 1, 31),
  passportNumber: boundedString(60, 'passportNumberForm', 'passportNumberRequired')
    .transform(foldCode)
    .pipe(
      z
        .string()
        .min(1, issue('passportNumberRequired'))
        .regex(PASSPORT, issue('passportNumberForm')),
    ),
  /** Who issued it, as in its machine-readable zone (ICAO 9303); absent: the country of the nationality. */
  passportCountry: countryCode('passportCountryForm', 'passportCountryForm').optional(),
}

const anyTraveler = z.object({
  ...identityFields,
  passportExYear: ifGiven(passportFields.passportExYear),
  passportExMonth: ifGiven(passportFields.passportExMonth),
  passportExDay: ifGiven(passportFields.passportExDay),
  passportNumber: ifGiven(passportFields.passportNumber),
  passportCountry: ifGiven(passportFields.passportCountry),
})
/**
 * A traveller of a flight order (docs/specification.md, Traveller rules). Passport fields are absent on domestic
 * flights.
 */
export type Traveler = z.infer<typeof anyTraveler>

/**
 * Asks everybody for a first name but those who say that they have one name. `when` says it together with what is missing
 * elsewhere: without it a refinement waits until no field is missing.
 */
export function askNames<
  Schema extends z.ZodType<{ firstName: string; singleName?: boolean | undefined }>,
>(schema: Schema): Schema {
  const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
  return schema
    .refine(({ firstName, singleName }) => singleName || firstName !== '', {
      ...{ path: ['firstName'], error: issue('firstNameRequired'), when: always },
    })
    .refine(({ firstName, singleName }) => !singleName || !firstName, {
      ...{ path: ['firstName'], error: issue('oneNameAlone'), when: always },
    })
}

/** The form of one traveller under its rules. Messages are for the traveller, by field. */
export function travelerSchema(rules: TravelerRules): z.ZodType<Traveler> {
  const shape = rules.passport
    ? z.object({ ...identityFields, ...passportFields })
    : z.object(identityFields)
  return askNames<z.ZodType<Traveler>>(shape).superRefine((value, context) => {
    const traveler: Traveler = value
    const problem = (path: keyof Traveler, message: Message) =>
      context.addIssue({ code: 'custom', path: [path], message: issue(message) })

    const born = birthDateOf(traveler)
    if (born === null) problem('birthDay', 'noSuchDay')
    else if (born) {
      const message = validateAge(rules.kind, born, rules)
      if (message) problem('birthYear', message)
    }
    const expiry = rules.passport ? passportExpiryOf(traveler) : undefined
    if (expiry === null) problem('passportExDay', 'noSuchDay')
    else if (expiry && expiry < rules.arrivalDate) problem('passportExYear', 'passportEndsOnTheWay')
  })
}

/** Any traveller, before it is known which flight they take: what the API reads first. */
export const travelerInputSchema = anyTraveler

/** True when a passport that expires on `expiry` lacks the six months past arrival that many countries want. */
export function expiresSoon(expiry: string, arrivalDate: string): boolean {
  return expiry < addMonths(arrivalDate, 6)
}

/** `2001-02-09` for 2001, 2, 9. */
export function isoDate(year: number, month: number, day: number): string {
  return dateSchema.parse(
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  )
}

/** A birth date in ISO form; null for a day that its month lacks, undefined for parts that their own fields reject. */
export function birthDateOf(
  parts: Pick<Traveler, 'birthYear' | 'birthMonth' | 'birthDay'>,
): string | null | undefined {
  return dateOfParts(parts.birthYear, parts.birthMonth, parts.birthDay)
}

/** A passport's last day, in the same way. */
export function passportExpiryOf(
  parts: Pick<Traveler, 'passportExYear' | 'passportExMonth' | 'passportExDay'>,
): string | null | undefined {
  return dateOfParts(parts.passportExYear, parts.passportExMonth, parts.passportExDay)
}

/** The same for any date: refinements run on parts too that their own fields have rejected, and so do forms. */
export function dateOfParts(
  year?: number,
  month?: number,
  day?: number,
): string | null | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  const whole = [year, month, day].every(Number.isInteger)
  if (!whole || year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1) return undefined
  return day <= daysInMonth(year, month) ? isoDate(year, month, day) : null
}
