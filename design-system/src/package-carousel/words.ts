export const words = {
  previous: 'Previous package',
  next: 'Next package',
  seen: (first: number, last: number, count: number) =>
    first === last ? `Package ${first} of ${count}` : `Packages ${first} to ${last} of ${count}`,
} as const
