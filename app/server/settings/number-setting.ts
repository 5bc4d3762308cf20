import { z } from 'zod'

/** A setting that is a whole number, both bounds allowed; any other text is one error that names them. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce
    .number({ error })
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, { error })
}

/** As {@link wholeNumber}, with or without decimals. */
export function decimalNumber(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`
  return z.coerce.number({ error }).refine((value) => value >= min && value <= max, { error })
}
