export const words = {
  legend: 'Delivery method',
  travelerDrop: {
    name: 'Traveller drop',
    detail: 'You bring your documents to our office.',
  },
  pickUp: {
    name: 'Pick up',
    detail: 'We collect your documents from your address.',
  },
} as const
