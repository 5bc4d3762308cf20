import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { requiredText } from '../fields/text.ts'
import { applicantKinds } from './applicant-kinds.ts'

/** Pictures of one required document at most. */
export const MAX_PAGES = 10

const itemName = requiredText(80, 'checklistNameRequired')
const itemShows = requiredText(400, 'requirementRequired')

/** The name by which orders and uploads know an item. */
export const itemIdSchema = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, issue('checklistIdWrong'))

/** A document that an application needs or takes: a line of the requirement lists as data. */
export const checklistItemSchema = z.object({
  id: itemIdSchema,
  name: itemName,
  /** What it must show, as the lists of the visa's page say it. */
  shows: itemShows,
  need: z.enum(['required', 'optional']),
  /** The kinds of applicant who give it. All of them: each traveller. */
  kinds: z.array(z.enum(applicantKinds)).min(1),
  /** True for what an application has once, however many travel, such as a hotel booking. */
  once: z.boolean(),
  /** Pictures at most. */
  pages: z.number().int().min(1).max(MAX_PAGES),
  /** Both texts in Bangla; without them the English is shown. */
  inBangla: z.object({ name: itemName, shows: itemShows }).nullish(),
})
export type ChecklistItem = z.infer<typeof checklistItemSchema>

/** The items of a visa, each id once. */
export const checklistSchema = z
  .array(checklistItemSchema)
  .max(80)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
    message: issue('checklistItemTwice'),
  })
