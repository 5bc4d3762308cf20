/** What one does about who is on an item. */
export const claimActs = ['take', 'release', 'handOver'] as const
export type ClaimAct = (typeof claimActs)[number]
