/** docs/specification.md, Package page. */
export const words = {
  validFrom: 'Valid From',
  validTo: 'Valid To',
  departs: 'Departs:',
  departsWhen: 'Any day',
  priceNote: 'per person, includes VAT and tax',
  select: 'SELECT OFFER',
  stars: (count: number) => `${count}-star`,
  map: (places: string) => `Map: ${places}`,
  title: 'Deluxe',
  north: 'N',
  km: (distance: number) => `${distance} km`,
} as const
