/** Who sells, as receipts and printed orders say it while nobody has said who that is. */
export const sampleAgency = {
  name: 'Jatra (sample agency)',
  registration: 'SAMPLE-0000',
  address: 'Sample address, Dhaka, Bangladesh',
}
