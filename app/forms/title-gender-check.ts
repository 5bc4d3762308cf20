import { z } from 'zod'
import { issue } from '@jatra/contract/messages/message'
import { isTitleUnlikeGender } from '@jatra/contract/traveler/title-gender'
import { travelers } from '~/messages/travelers.ts'

/**
 * Asks for confirmation when title and gender usually do not go together. Its output is empty so that it can be
 * intersected with the traveller's schema: the errors of both are then reported together.
 */
export const titleGenderCheck = z
  .object({
    title: z.string().optional(),
    gender: z.string().optional(),
    genderConfirmed: z.string().optional(),
  })
  .superRefine(({ title, gender, genderConfirmed }, context) => {
    if (genderConfirmed !== undefined || !isTitleUnlikeGender(title, gender)) return
    const text = travelers.titleUnlikeGender(title ?? '', gender ?? '')
    context.addIssue({ code: 'custom', path: ['gender'], message: issue({ text }) })
  })
  .transform(() => ({}))
