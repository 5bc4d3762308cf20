/** What a traveller of a flight flies as, in the order of a quote's lines. */
export const travelerTypes = ['ADULT', 'CHILD', 'HELD_INFANT'] as const
export type TravelerType = (typeof travelerTypes)[number]
