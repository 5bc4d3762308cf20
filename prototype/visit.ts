import { get, set } from 'idb-keyval'
import { z } from 'zod'
import type { VisitorState } from '@jatra/mocks/state/visitor-state'
import { sealedSchema, type Sealed } from '../app/server/session/session.server.ts'

/** The signed-in persona, and the visitor's data. */
export interface Visit {
  session: Sealed
  /** Null before the first page. */
  state: VisitorState | null
}

/** Another version of the prototype may have another state; it starts afresh. */
const KEY = `visit of ${import.meta.env.VITE_PROTOTYPE_VERSION}`
const storedSchema = z.object({ session: sealedSchema, state: z.custom<VisitorState>(Boolean) })

/** The visit that this browser stores; null where there is none or storage is closed to us. */
export async function readVisit(): Promise<Visit | null> {
  try {
    return storedSchema
      .nullable()
      .catch(null)
      .parse(await get(KEY))
  } catch {
    return null
  }
}

export async function storeVisit(visit: Visit): Promise<void> {
  try {
    await set(KEY, visit)
  } catch {
    // Without storage the visit lasts as long as the worker.
  }
}
