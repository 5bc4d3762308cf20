/** The agency on receipts and printed orders while none is configured. */
export const sampleAgency = {
  name: 'Jatra (sample agency)',
  registration: 'SAMPLE-0000',
  address: 'Sample address, Dhaka, Bangladesh',
}
