import {
  BANK_DETAILS_REMAIN_DAYS,
  BOOKS_YEARS,
  DELETED_DOCUMENTS_DAYS,
  ENDED_DOCUMENTS_DAYS,
  FLOWN_PASSPORT_DAYS,
  VISA_DOCUMENTS_DAYS,
} from '@jatra/contract/account/account-limits'

/** The information pages, kept out of the main catalogue so that only these pages load it. */
export const about = {
  title: 'About Jatra',
  lead: 'Jatra (যাত্রা, journey) is a travel booking site for people in Bangladesh. We sell flights, holidays and visas. Hotels follow.',
  sections: [
    {
      title: 'What we promise',
      paragraphs: [
        'One price. The fare you see first has every tax inside, in taka. The lines of the price add up on every screen, and nothing is added at the end.',
        'True statuses. A flight reads Confirmed only when the airline has issued your tickets, a holiday or a visa only when the payment provider has confirmed the payment to us. While we wait it reads Waiting, and we say so.',
        'Nothing lost. When a session ends, what you typed about your travellers is kept in your browser tab and filled in again.',
      ],
    },
    {
      id: 'terms',
      title: 'Terms',
      paragraphs: [
        'An offer stands for as long as its countdown runs. Prices and seats belong to the airline and can change after that.',
        'You are responsible for names that match the passport or government photo ID, for visas, and for passports that are valid long enough. Many countries want six months beyond your arrival.',
        'A holiday or a visa is booked when the payment is confirmed, a flight when the airline has then issued the tickets. If it issues none, or if a payment arrives after the booking has ended, the money goes back to you in full.',
        'Airline rules on changes, cancellation and baggage apply to every ticket. Domestic flights ask for a government photo ID, no passport.',
      ],
    },
    {
      title: 'Who gets your money',
      paragraphs: [
        'You pay through bKash, Nagad, Nexus Pay or a card by way of SSLCommerz. We never see your PIN or card number.',
        'The Flight Fee and the Tax go to the airline and the authorities. The Discount is given by us.',
      ],
    },
  ],
} as const

export const privacy = {
  title: 'Privacy Policy',
  lead: 'We keep what a booking needs, for as long as it is needed, and nothing for advertising.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your account: username, email, and what you add to your profile. Your picture is made anew as a small square, without what the camera wrote into it. Your password is stored only as an argon2id hash that cannot be turned back. Where you are signed in: what your browser calls itself, when it signed in and when it was last used.',
        'Your regular travellers, with their passports where you save them, until you remove them.',
        `Your bookings: travellers’ names, birth dates, nationality, phone and email, and on international flights the passport number and its expiry, until ${FLOWN_PASSPORT_DAYS} days after the last flight. After a booking, our pages show only the last three characters of a passport number.`,
        `For a visa also the passport number and its expiry, and the pictures of documents that you upload: until ${VISA_DOCUMENTS_DAYS} days after the validity of the visa, counted from your application. Of an application that was cancelled, and of any booking that was not paid, they go after ${ENDED_DOCUMENTS_DAYS} days.`,
        `Payments: the amount, the option and the provider’s answer. Card numbers and PINs never reach us. The bank account that you give us for a refund, sealed, until ${BANK_DETAILS_REMAIN_DAYS} days after it was paid.`,
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'A sealed cookie that keeps you signed in; scripts cannot read it. Your last search, in local storage. What you are typing into a form about travellers, in this tab only, until you close it. Never a password.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The airline that carries you, the embassy that decides about your visa, the hotels and carriers of your holiday, and the payment provider that you choose, each only what they need. We sell nothing to anybody and place no trackers.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Your consent can be taken back at any time. On your profile page you can correct what we keep, download your data, and delete your account. Write to us for anything else.',
        `When you delete your account, everything that we need not keep goes at once. Paid bookings stay in our books for ${BOOKS_YEARS} years, because tax law wants the records of a sale, and are kept for that alone. Their passport numbers and documents go after ${DELETED_DOCUMENTS_DAYS} days at the latest.`,
        'While you are paying, a flight is held for you or its ticket is being issued, or money is on its way back to you, the account waits for that. Its page says for what.',
      ],
    },
  ],
} as const

export const refund = {
  title: 'Refund Policy',
  lead: 'When money comes back, how much and how fast.',
  sections: [
    {
      title: 'A payment that failed or was cancelled',
      paragraphs: [
        'Nothing is charged. If your wallet or bank shows a deduction all the same, the provider reverses it, usually within 7 working days.',
      ],
    },
    {
      title: 'A payment that came too late',
      paragraphs: [
        'A booking waits up to 30 minutes for its payment. Money that arrives after that goes back to you in full, to the account it came from. The order page shows it as refund due.',
      ],
    },
    {
      title: 'A ticket that you cancel',
      paragraphs: [
        'The airline’s fare rules decide what comes back. The page of your booking shows the amount for each traveller before you cancel. We pass on the whole amount that the airline returns. Of our own we keep the service fee alone, and only where the conditions of the fare said so before you paid.',
      ],
    },
    {
      title: 'A flight that the airline cancels',
      paragraphs: [
        'You choose between another flight, where the airline offers one, and the full amount back.',
      ],
    },
    {
      title: 'A holiday that you cancel',
      paragraphs: [
        'Each package has its own steps: how much of the price comes back until how many days before you leave. Its page and the reservation show them before you pay, and your booking keeps them with the days and the amounts. What we change in a package later does not change your booking.',
        'You cancel on the page of your booking, wholly or by rooms: it shows the amount first. Jatra keeps no fee of its own.',
      ],
    },
    {
      title: 'Visas',
      paragraphs: [
        'Until we hand your application to the embassy you can cancel it, and the whole price comes back. Visa fees are not refundable once an application is with the embassy. Every visa option says so before you pay, and your booking keeps it.',
        'You cancel on the page of your booking, which shows what comes back first.',
      ],
    },
  ],
} as const

/** The API reference, for engineers. */
export const apiReference = {
  title: 'Jatra API',
  description: 'OpenAPI 3.1 description (JSON)',
  licences: 'Licences',
  withoutScript:
    'The reference needs JavaScript. The description above says the same, for people and programs.',
  failed: 'The description could not be loaded.',
  retry: 'Try again',
} as const
