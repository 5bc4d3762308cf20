import { z } from 'zod'

/** A field that may be absent, or empty or null, as programs send a field that was not filled in. */
export const ifGiven = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (given: z.input<Schema> | '' | null) => (given === '' || given === null ? undefined : given),
      schema.optional(),
    )
    .optional()
