import { BOOKS_YEARS, DELETED_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'

/** The copy of the profile and of deleting an account. Only these pages load it. */
export const profile = {
  title: 'Profile',
  lead: 'Who you are to us, and how we reach you.',
  who: (userName: string) => `Signed in as ${userName}`,
  name: 'Name',
  gender: 'Gender',
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  choose: 'Select...',
  email: 'Email',
  emailConfirmed: 'Confirmed.',
  emailUnconfirmed: 'Not confirmed yet.',
  unconfirmed: {
    title: 'Your email is not confirmed yet',
    text: (email: string) =>
      `Follow the link in the email that we sent to ${email}. A sign-in by Google then keeps your password.`,
    send: 'Send the link again',
    notSent: 'The link was not sent',
  },
  emailHint: 'You sign in with it, so it cannot be changed here. Write to us to change it.',
  language: 'Language of emails and receipts',
  picture: 'Picture',
  pictureHint: 'JPEG, PNG, WebP or AVIF, at most 5 MB. It is cropped to a square.',
  pictureChosen: 'This is how it will look. Save to keep it.',
  pictureTooLarge: 'This picture is larger than 5 MB. Please choose a smaller one.',
  pictureUnknown: 'This file is no picture. Please upload a JPEG, PNG, WebP or AVIF.',
  /** What the file is by its first bytes: GIF, PDF. */
  pictureKindUnknown: (kind: string) =>
    `We cannot take ${kind} files. Please upload a JPEG, PNG, WebP or AVIF.`,
  pictureAgain: 'Please choose the picture again.',
  removePicture: 'Remove my picture',
  save: 'SAVE',
  saved: 'Profile updated successfully',
  failed: 'Could not update',
  failedText: 'Nothing that you typed is lost. Please look at the fields, or try again.',
  restored: 'We filled in what you typed before.',
  data: {
    title: 'Your data',
    text: 'One file with your profile, bookings, regular travellers, the list of your documents and your devices. It is for you alone: keep it in a safe place.',
    download: 'Download my data',
  },
  ending: {
    title: 'Delete my account',
    text: 'You see what goes and what the law keeps before anything happens.',
    link: 'Delete my account',
  },
} as const

export const deletion = {
  title: 'Delete my account',
  lead: 'This cannot be undone.',
  goes: 'What goes at once',
  gone: [
    'Your name, username, email, phone, gender and picture. Username and email are free for a new account.',
    'Every device that is signed in, and every way to sign in.',
    'Your regular travellers, and documents that no paid application has.',
    'The people on bookings that were not paid.',
  ],
  stays: 'What we must keep',
  kept: [
    `Paid bookings with their contact, travellers and receipts, for ${BOOKS_YEARS} years: tax law wants the records of a sale.`,
    `Passport numbers of paid bookings and documents of paid applications, for ${DELETED_DOCUMENTS_DAYS} days: the time to travel and to settle claims.`,
    'Nobody can sign in to them any more. Tickets that you have stay good.',
  ],
  waits:
    'While you are paying, a flight is held for you or its ticket is being issued, or money is on its way back to you, the account stays: it may need a bank account that only you can give.',
  dataLead: 'You may want to take your data with you first.',
  password: 'Password',
  passwordHint: 'To be sure that it is you.',
  email: 'Email',
  emailHint: (email: string) => `Write ${email} to confirm.`,
  submit: 'DELETE MY ACCOUNT',
  back: 'Keep my account',
  failed: 'Your account was not deleted',
  bookings: 'See my bookings',
  heldBooking: 'See this booking',
} as const

export const goodbye = {
  title: 'Your account is deleted',
  text: 'You are signed out everywhere, and your name, email and phone are gone. A last letter to your address says what we must keep.',
  thanks:
    'Thank you for travelling with us. Whenever you like to come back, you can make a new account with the same email.',
  home: 'Go to the home page',
} as const
