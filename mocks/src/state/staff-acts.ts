import type { StaffAct } from '@jatra/contract/desk/timeline'
import { accountOf, type RequestContext } from '../answer.ts'
import type { OrderRecord } from './visitor-state.ts'

/** Records what the member of staff of the request did to an order, as the API's audit log does. */
export function recordAct(
  asked: Pick<RequestContext, 'user' | 'now'>,
  record: OrderRecord,
  {
    details = {},
    ...act
  }: Pick<StaffAct, 'action' | 'subject'> & Partial<Pick<StaffAct, 'details'>>,
): void {
  const { _id, userName } = accountOf(asked)
  const at = new Date(asked.now).toISOString()
  record.acts = [...(record.acts ?? []), { ...act, details, at, by: { _id, userName } }]
}
