/** The agency while none is configured: on receipts and printed orders, in the footer, and where pages say whom to call. */
export const sampleAgency = {
  name: 'Jatra (sample agency)',
  registration: 'SAMPLE-0000',
  address: 'Sample address, Dhaka, Bangladesh',
  phone: '+880 9600 123456',
  email: 'hello@jatra.example',
  hours: '10:00-18:00',
}
