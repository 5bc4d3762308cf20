/** What documents are called that were given without saying which they are. */
export const pileWords = {
  all: { name: 'Documents', shows: 'The documents of the requirement list' },
  rest: {
    name: 'Other documents',
    shows: 'Documents that were given without saying which they are',
  },
}
