import type { ChangeDecision } from '@jatra/contract/flight/flight-booking'

/** What a form decides, and about which change: the one that its page shows. */
export function Decision({ changeId, decision }: { changeId: string; decision: ChangeDecision }) {
  return (
    <>
      <input type="hidden" name="changeId" value={changeId} />
      <input type="hidden" name="decision" value={decision} />
    </>
  )
}
