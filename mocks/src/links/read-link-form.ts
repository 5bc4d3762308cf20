import { z } from 'zod'
import { readText } from '../request-parts.ts'
import type { Drafts } from './snapshot.ts'

const MAX_DRAFT = 20_000
const MAX_DRAFTS = 20

/** A tab's drafts: only the app's own keys, and no more than its forms can write. */
const draftsSchema = z
  .record(z.string().regex(/^jatra\.[\w.: -]{1,120}$/), z.string().max(MAX_DRAFT))
  .refine((drafts) => Object.keys(drafts).length <= MAX_DRAFTS)

/**
 * What the toolbar sends to get a link: the page and the tab's drafts; null when it is anything else.
 * @throws DomainError body_too_large
 */
export async function readLinkForm(
  request: Request,
): Promise<{ at: string; drafts: Drafts } | null> {
  const fields = new URLSearchParams(await readText(request))
  const drafts = draftsSchema.safeParse(parsed(fields.get('drafts') ?? '{}'))
  const at = fields.get('at')
  return at !== null && drafts.success ? { at, drafts: drafts.data } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
