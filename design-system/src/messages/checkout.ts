export const travelerForm = {
  traveler: (number: number) => `Traveller ${number}`,
  title: 'Title',
  gender: 'Gender',
  genders: { Male: 'Male', Female: 'Female' },
  bothRight: (title: string, gender: string) => `${title} and ${gender} are both right`,
  usual: (title: string, usual: string) =>
    `With ${title} it is usually ${usual}. Please check the passport or ID.`,
  firstName: 'First Name',
  lastName: 'Last Name',
  onlyName: 'Name',
  singleName: 'Only one name in the passport',
  singleNameHint: 'Write it in the field that stays.',
  onTicket: 'On the ticket:',
  takeSpelling: (spelling: string) => `Write ${spelling}`,
  birthDate: 'Birth Date',
  nationality: 'Nationality',
  passportExpiry: 'Passport Expiry Date',
  passportNumber: 'Passport Number',
  passportHint: 'Letters and digits, 6 to 9, as printed in the passport',
  passportCountry: 'Passport Issued By',
  sameAsNationality: 'Same as nationality',
  email: 'Email',
  address: 'Address',
} as const

export const documentUploader = {
  label: 'Documents',
  add: '+ ADD A DOCUMENT',
  empty: 'No document uploaded',
} as const

export const requirementList = {
  label: 'Requirements by applicant',
  none: 'No documents are asked for.',
  applicants: {
    jobholders: 'Job holder',
    businessman: 'Business owner',
    govtJobHolder: 'Government employee',
    retiredPerson: 'Retired',
    unemployed: 'Unemployed',
    housewife: 'Housewife',
    student: 'Student',
    nonChild: 'Child (under 18)',
  },
} as const

export const deliveryMethod = {
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

export const paymentOptions = {
  missing: 'Please select a payment option',
  legend: 'Payment option',
  details: {
    bkash: 'Mobile wallet',
    nogod: 'Mobile wallet',
    nexus: 'DBBL card or app',
    sslCommerz: 'Cards and net banking',
  },
} as const

export const priceSummary = {
  flight: {
    fee: 'Flight Fee',
    tax: 'Tax',
    margin: 'Agency Margin',
    serviceFee: 'Service Fee',
    discount: 'Discount',
    total: 'Total Payable',
  },
  heading: 'Price Summary',
  bar: 'See price details',
} as const

export const selectedPlanCard = {
  label: 'Selected plan',
} as const
