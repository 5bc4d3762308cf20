import { z } from 'zod'
import { isTitleUnlikeGender } from '@jatra/contract/traveler/title-gender'
import { travelers } from '~/messages/travelers.ts'

/**
 * Asks about a title and a gender that usually do not go together, unless somebody has confirmed them. Adds nothing to
 * what the form says: an intersection with a traveller's own schema has the errors of both at once.
 */
export const titleGenderCheck = z
  .object({
    title: z.string().optional(),
    gender: z.string().optional(),
    genderConfirmed: z.string().optional(),
  })
  .superRefine(({ title, gender, genderConfirmed }, context) => {
    if (genderConfirmed !== undefined || !isTitleUnlikeGender(title, gender)) return
    const message = travelers.titleUnlikeGender(title ?? '', gender ?? '')
    context.addIssue({ code: 'custom', path: ['gender'], message })
  })
  .transform(() => ({}))
