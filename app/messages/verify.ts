import { plural } from '@jatra/design-system/language'

/** Copy of the page on which anyone can check a booking. */
export const verify = {
  title: 'Check a booking',
  description:
    'See whether a ticket or a booking of Jatra is real, by its reference and a last name. No account is needed.',
  lead: 'Somebody showed you a ticket from Jatra? Ask us whether it is real. What is printed on it is enough: you need no account.',
  specimen: { ours: 'Booking ID', airline: 'Airline reference' },
  shown:
    'We show how the booking stands, its flights, and travellers by their initials. Names, passports, telephone numbers and prices stay with us.',
  form: {
    reference: 'Booking reference',
    referenceHint: 'Ours, such as K7M2-9QXD, or the six characters of the airline',
    lastName: 'Last name',
    lastNameHint: 'Of any traveller on the booking; the name of who has only one',
    submit: 'Check it',
    again: 'Check another booking',
    retry: 'Check again',
  },
  failed: 'The booking could not be checked just now. This says nothing about it.',
  checked: (date: string, time: string) => `Checked on ${date} at ${time}, Dhaka time`,
  unknown: {
    title: 'No such booking',
    text: 'Please check the letters and the name. If both are as on the paper, it is not one of ours.',
    tips: [
      'Zero and O, one and I are the same to us, and hyphens do not count.',
      'The last name is the one on the passport or photo ID.',
    ],
  },
  flight: {
    ticketed: {
      title: 'This ticket is real',
      text: (airline: string, inFull: boolean) =>
        `Issued by ${airline}, ${inFull ? 'paid in full, ' : ''}and valid as we speak.`,
    },
    changed: {
      title: 'A real ticket, and the airline changed it',
      text: (airline: string) =>
        `${airline} changed these flights after it issued the ticket. They are shown as they were sold, until the traveller has decided and the airline knows.`,
    },
    cancelling: {
      title: 'A real ticket that is being cancelled',
      text: (airline: string) =>
        `Its traveller asked to cancel it, and ${airline} has not taken it back yet. Please check again later.`,
    },
    reserved: {
      title: 'Reserved and paid, not ticketed yet',
      text: (airline: string) =>
        `${airline} has reserved the seats. There is no ticket to fly on yet: please check again in some minutes.`,
    },
    being_ticketed: {
      title: 'Paid, the ticket is being issued',
      text: (airline: string) =>
        `The money is here, and the ticket of ${airline} is not yet. Please check again in some minutes.`,
    },
    held: {
      title: 'Reserved, not paid',
      text: (airline: string) =>
        `${airline} holds the seats for some time. Nobody can fly on this until it is paid.`,
    },
    not_paid: {
      title: 'Not paid, nothing reserved',
      text: (airline: string) =>
        `Somebody began to book with ${airline} and has not paid. This is no ticket.`,
    },
    failed: {
      title: 'No ticket came of this booking',
      text: (airline: string) => `${airline} issued none. Nobody can fly on it.`,
    },
    cancelled: {
      title: 'This booking was cancelled',
      text: (airline: string) => `It holds no seat of ${airline}. Nobody can fly on it.`,
    },
  },
  holidays: {
    paid: {
      title: 'This holiday is booked and paid',
      text: 'The places are kept. We show who booked by initials.',
    },
    not_paid: {
      title: 'Not paid, nothing booked',
      text: 'Somebody began to book and has not paid.',
    },
    cancelling: {
      title: 'This holiday is being cancelled',
      text: 'Who booked it asked to cancel it. The places are kept until that is done.',
    },
    cancelled: { title: 'This booking was cancelled', text: 'No places are kept for it.' },
  },
  visa: {
    paid: {
      title: 'This application is with us, and paid',
      text: 'It is no visa: what the embassy decides stands in the passport.',
    },
    at_embassy: {
      title: 'The embassy has this application',
      text: 'It is paid, and no visa: what the embassy decides stands in the passport.',
    },
    cancelling: {
      title: 'This application is being cancelled',
      text: 'Who applied asked to cancel it, and that is not done yet.',
    },
    not_paid: { title: 'Not paid, not begun', text: 'Somebody began to apply and has not paid.' },
    cancelled: { title: 'This application was cancelled', text: 'We are not working on it.' },
  },
  /** What was good, and is over. @param date its last day */
  over: {
    flight: {
      title: (date: string) => `Flown on ${date}`,
      text: (airline: string) =>
        `${airline} issued this ticket, and its last flight was to land on that day, by the clock there. Nobody can fly on it any more.`,
    },
    holidays: {
      title: (date: string) => `This holiday ended on ${date}`,
      text: () => 'It was booked and paid. Nobody can travel on it any more.',
    },
  },
  /** Beside the verdict, of what was paid and is not any more. */
  refunded: {
    part: 'A part of the price went back to who paid it, or is on its way there.',
    whole: 'The whole price went back to who paid it, or is on its way there.',
  },
  placesGivenBack: (count: number) =>
    plural(count, {
      one: 'One traveller does not travel any more, and the place was given back.',
      other: `${count} travellers do not travel any more, and their places were given back.`,
    }),
  gone: 'Does not fly any more',
  /** Shown beside the verdict. */
  departs: (date: string, time: string) => `${date}, ${time}`,
  flights: 'Flights',
  route: (from: string, to: string) => `${from} to ${to}`,
  travelers: 'Travellers',
  contact: 'Booked for',
  ticketEnding: (digits: string) => `Ticket number ends in ${digits}`,
  noTicket: 'No ticket number yet',
  compare: 'Hold the paper beside it: flights, initials and the last four digits must be the same.',
  ours: 'Booking ID',
  theirs: 'Airline reference (PNR)',
  none: 'None yet',
  airline: {
    title: 'Check it with the airline too',
    withReference: (airline: string, reference: string) =>
      `On its own site, ${airline} shows a booking by reference ${reference} and the last name, mostly under “Manage booking”.`,
    withoutReference: (airline: string) =>
      `${airline} knows this booking once it has given it a reference.`,
    link: (airline: string) => `Go to the site of ${airline}`,
    note: 'This leads away from Jatra. What you read there is from the airline.',
  },
} as const
