export type Cabin = 'ECONOMY' | 'BUSINESS' | 'FIRST'

export type TravelerKind = 'adults' | 'children' | 'infants'
