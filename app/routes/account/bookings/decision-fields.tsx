import type { ChangeDecision } from '@jatra/contract/flight/flight-booking'

/** Hidden fields of a decision: what is decided, and about which change. */
export function Decision({ changeId, decision }: { changeId: string; decision: ChangeDecision }) {
  return (
    <>
      <input type="hidden" name="changeId" value={changeId} />
      <input type="hidden" name="decision" value={decision} />
    </>
  )
}
