export const words = {
  traveler: (number: number) => `Traveller ${number}`,
  title: 'Title',
  gender: 'Gender',
  genders: { Male: 'Male', Female: 'Female' },
  bothRight: (title: string, gender: string) => `${title} and ${gender} are both right`,
  usual: (title: string, usual: string) =>
    `With ${title} it is usually ${usual}. Please check the passport or ID.`,
  firstName: 'First Name',
  lastName: 'Last Name',
  takeSpelling: (spelling: string) => `Write ${spelling}`,
  birthDate: 'Birth Date',
  nationality: 'Nationality',
  passportExpiry: 'Passport Expiry Date',
  passportNumber: 'Passport Number',
  passportHint: 'Letters and digits, 6 to 9, as printed in the passport',
  email: 'Email',
  address: 'Address',
} as const
