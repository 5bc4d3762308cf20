/** What comes back to one who cancels a holiday or a visa. Apart from the catalogue, so that only their own pages carry it. */
export const refundRule = {
  title: 'If you cancel',
  when: 'You cancel',
  back: 'Comes back',
  percent: (percent: number) => (percent === 100 ? 'The whole price' : `${percent}% of the price`),
  nothing: 'Nothing',
} as const
