/** Copy about visas on the home page. */
export const visaHome = {
  form: 'Visa search',
  country: 'Where do you want to go',
  choose: 'Select Visa Destination...',
  nationality: 'Nationality',
  findNationality: 'Select Nationality...',
  travelers: 'Travellers',
  /** @param most the largest number of applicants in one application */
  group: (most: number, phone: string) => `For more than ${String(most)} please call us: ${phone}`,
  submit: 'SEARCH VISA',
  loading: 'Loading...',
  none: 'No visa is offered just now',
  noneText: 'We are renewing our list. Please come back a little later.',
  failed: 'Error! Task failed.',
  failedText: 'The visas could not be loaded just now. Everything else on this page works.',
  retry: 'Retry',
} as const
