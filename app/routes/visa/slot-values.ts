import { z } from 'zod'
import { itemIdSchema } from '@jatra/contract/visa/checklist-item'

/** A document and the item of the checklist that it is, as the form's hidden fields have them: `passport:id`. */
export const slotValue = (item: string, id: string) => `${item}:${id}`

/** The fields of an applicant's slots; a schema of its own, to be intersected with the applicant's. */
export const slotsSchema = z.object({ slots: z.array(z.string().max(120)).default([]) })

/** The documents of slots by their item; a value that is none is left out. */
export function checklistOf(slots: readonly string[]): Record<string, string[]> {
  const checklist: Record<string, string[]> = {}
  for (const value of slots) {
    const at = value.indexOf(':')
    const item = itemIdSchema.safeParse(value.slice(0, at))
    const id = value.slice(at + 1)
    if (at < 1 || !item.success || id === '' || id.length > 64) continue
    checklist[item.data] = [...(checklist[item.data] ?? []), id]
  }
  return checklist
}
