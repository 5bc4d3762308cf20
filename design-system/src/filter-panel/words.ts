import { plural } from '../language/index.ts'

export const words = {
  heading: 'Filter and sort',
  clear: 'Clear all',
  show: (count: number) => `Show ${count} ${plural(count, { one: 'flight', other: 'flights' })}`,
  count: (count: number) => `${count} ${plural(count, { one: 'flight', other: 'flights' })}`,
  price: 'Price',
  upTo: (price: string) => `up to ${price}`,
  apply: 'Apply',
  sort: 'Sort by',
} as const
