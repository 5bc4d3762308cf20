/**
 * What is refunded when a holiday or a visa is cancelled, kept out of the main catalogue so that only its pages load
 * it.
 */
export const refundRule = {
  title: 'If you cancel',
  when: 'You cancel',
  back: 'Comes back',
  percent: (percent: number) => (percent === 100 ? 'The whole price' : `${percent}% of the price`),
  nothing: 'Nothing',
} as const
