export const words = {
  legend: 'Trip type',
  types: { oneWay: 'One-Way', roundTrip: 'Round-Trip', multiCity: 'MultiCity' },
} as const
