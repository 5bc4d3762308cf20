import { z } from 'zod'

/** A good answer that says something to people. */
export const doneSchema = z.object({
  /** In the language that was asked for. */
  message: z.string(),
  /** Names the message, whatever the language; absent from an API of before. */
  key: z.string().optional(),
})
