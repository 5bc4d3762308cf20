import { plural } from '@jatra/design-system/language'
import { bookingFailures as failures } from '@jatra/contract/flight/booking-failures'
/** Copy for what follows a booking: paying again, the receipt, older bookings. */
export const orders = {
  retry: {
    action: 'Pay again',
    flight: 'Nothing was charged. This flight can still be booked at the same price.',
    holiday: 'Nothing was charged. You can still reserve this holiday for the same day.',
    holidayDay: 'Nothing was charged. That day is over or not offered any more: choose another.',
    holidayDayAction: 'Choose another day',
    visa: 'Nothing was charged. You can still apply for this visa.',
    search: 'Nothing was charged. This offer has ended.',
    prefilled:
      'We filled in what you gave before. Passports and pictures are not taken from the earlier booking: please give them again.',
    prefilledContact: 'We filled in what you gave before.',
    waiting: 'You started to pay for the same again.',
    booked: 'You have booked the same since.',
    seeOther: 'See that booking',
  },
  /** The badge of a booking. */
  bookingStatus: {
    CONFIRM: 'Confirmed',
    PENDING: 'Waiting',
    CANCEL: 'Cancelled',
    FAILED: 'Payment failed',
  },
  /** The explanation beside a status, one for each state of the payment and of the booking. */
  statusText: {
    paid: 'Paid',
    paidVisa: 'Received, being checked',
    handedOver: 'Handed over to the embassy',
    atEmbassy: 'The embassy has it',
    granted: 'Visa granted',
    refused: 'Visa refused',
    passportBack: 'Finished, passport and visa are back',
    documentsAsked: 'A document is needed once more',
    waiting: 'Waiting for your payment',
    failed: 'Nothing was charged',
    cancelled: 'Payment cancelled, nothing was charged',
    expired: 'Not paid in time, nothing was charged',
    refundDue: 'Not booked, and your payment goes back to you',
    confirming: 'Paid, the airline is issuing the tickets',
    reserved: 'Paid and reserved, the tickets are being issued',
    ticketed: 'Paid and ticketed',
    change_pending: 'The airline changed your flight',
    failedFlight: 'No ticket, your money goes back',
    cancelledFlight: 'Cancelled, your money goes back',
    cancelling: 'You are cancelling, and the airline is being told',
    cancelledByYou: 'Cancelled, your part of the price goes back',
    cancelledForNothing: 'Cancelled, nothing comes back',
  },
  /** What to do with a booking now. */
  next: {
    checking: (until: string) =>
      `Nothing. We wait for the answer about your payment, until ${until} at the latest. Please do not pay a second time.`,
    refundDue: 'Your payment goes back to you.',
    flight: (city: string, time: string, date: string, document: string) =>
      `Nothing more to pay. Be at ${city} airport by ${time} on ${date}, ${document}.`,
    photoId: (each: boolean) => `${each ? 'each ' : ''}with a government photo ID`,
    passport: (each: boolean) => `${each ? 'each ' : ''}with the passport named below`,
    flightStarted: 'Nothing more to pay. Your journey has begun: the flights are below.',
    flightOver: 'Nothing. This journey is over.',
    flightTicketing:
      'Nothing. The airline is issuing your tickets, usually within a minute, and this page follows by itself. If it does not within 15 minutes, you get the whole price back.',
    bankAccount: 'Tell us below to which bank account we pay your refund.',
    refunded: (refund: string) => `Nothing. ${refund}`,
    refundLate: 'Your refund is late. See below what you can do.',
    flightChanged: 'See below what the airline changed, and accept it or have your money back.',
    changeAccepted: 'Nothing. You accepted the new times, and we are telling the airline.',
    changeRefunded:
      'Nothing. We are cancelling your seats at the airline, then your money goes back to you.',
    cancelling: 'Nothing. We are cancelling your seats at the airline.',
    /** @param waits what the status says of the cancellation */
    cancellationWaits: (waits: string) => `${waits}. We write to you, within a day as a rule.`,
    cancelled: 'Nothing. This booking is cancelled.',
    holiday: (date: string) =>
      `Nothing more to pay. Your holiday begins on ${date}. Keep the booking ID at hand when you call us.`,
    holidayOver: 'Nothing. This holiday is over.',
    holidayStarted: 'Nothing more to pay. Keep the booking ID at hand when you call us.',
    visaBringMissing: (names: string, date: string, office: string) =>
      `Bring the missing documents of ${names} by ${date}, with the booking ID, to our office: ${office}.`,
    visaBringLate: (names: string, date: string, office: string) =>
      `The missing documents of ${names} were due on ${date}. Bring them now, with the booking ID, to our office: ${office}.`,
    visaPickUpMissing: (names: string, date: string) =>
      `Have your documents ready, also the missing ones of ${names}: we pick them up on ${date}.`,
    visaBring: (office: string) =>
      `Bring your documents, with the booking ID, to our office: ${office}.`,
    visaPickUp: (date: string) => `Have your documents ready: we pick them up on ${date}.`,
    visaChecked: 'Nothing more to pay. We check your documents.',
    /** @param names of documents */
    visaAsked: (names: string) => `Please give once more: ${names}. We say why below.`,
    /** @param by the last day for it */
    visaGive: (count: number, by: string) =>
      `Add the ${plural(count, { one: 'document that is', other: `${count} documents that are` })} still missing below by ${by}, or give us ${plural(count, { one: 'it', other: 'them' })} on paper.`,
    visaGiveLate: (count: number, due: string) =>
      `${count} ${plural(count, { one: 'document was', other: 'documents were' })} due on ${due}. Add ${plural(count, { one: 'it', other: 'them' })} below now, or give us ${plural(count, { one: 'it', other: 'them' })} on paper.`,
    visaGranted: 'Nothing: your visa is granted. We tell you when you can have your passport.',
    visaRefused:
      'The embassy has refused the visa. Its letter is below; call us to see what can be done.',
    visaPassportBack: 'Nothing: your passport and your visa are back with you or ready for you.',
    visaAtEmbassy: (date: string) =>
      `Nothing. The embassy has your application since ${date}. Keep the booking ID at hand when you call us.`,
  },
  /** The booking at the airline. */
  airline: {
    title: 'At the airline',
    steps: { paid: 'Paid', reserved: 'Reserved', ticketed: 'Ticketed' },
    reference: 'Airline’s reference (PNR)',
    ticketOf: (name: string) => `Ticket of ${name}`,
    notYet: 'Not issued yet',
    checkAgain: 'Check again',
    failures,
    cancelled: 'Your booking at the airline is cancelled.',
  },
  /** What the airline changed, and what the traveller can do about it. */
  change: {
    overnight: (departs: string, arrives: string) => `${departs}, arrives ${arrives}`,
    title: 'The airline changed your flight',
    before: 'As you booked it',
    after: 'As it is now',
    takenOut: 'The airline took the flight out.',
    restStays: 'The other flights of this journey stay as they are.',
    later: (time: string) => `Leaves ${time} later`,
    earlier: (time: string) => `Leaves ${time} earlier`,
    again:
      'The airline changed the flight again before it heard that you accepted. What you accepted no longer stands: please decide about the flight as it is now.',
    accepting: 'If the new times suit you, accept them. The price stays as it is.',
    refunding: (refund: string) => `If they do not, cancel. ${refund}`,
    accept: 'Accept the new times',
    refund: 'Cancel and refund in full',
    asked: 'Cancel this booking?',
    askedText: (refund: string) =>
      `The seats of everybody on it go back to the airline, and that cannot be undone. ${refund}`,
    keep: 'Keep the booking',
    left: 'The flights have left, so nothing can be decided here any more. Please call us.',
    telling: {
      accept:
        'You accepted the new times. We are telling the airline, and this page follows by itself.',
      refund:
        'We are cancelling your seats at the airline. Then your money goes back to you, and this page follows by itself.',
    },
    failed: 'Nothing was decided',
  },
  /** Releasing an unpaid booking. */
  release: {
    title: 'Release this booking',
    text: {
      flight:
        'If you do not want it any more, end it now. Nothing was charged, and your seats go back at once.',
      holidays:
        'If you do not want it any more, end it now. Nothing was charged, and your places go back at once.',
      visa: 'If you do not want it any more, end it now. Nothing was charged.',
    },
    submit: 'Release the booking',
    failed: 'Nothing was released',
  },
  /** Cancelling a paid booking. */
  cancellation: {
    title: 'Cancel booking',
    intro:
      'See first what comes back to you and what the airline keeps. Nothing is cancelled by that.',
    ask: 'See what comes back',
    who: 'Who does not fly?',
    whoHint: 'Everybody, unless you leave some of you on the booking.',
    partGone: (names: string) =>
      `Not flying any more: ${names}. The rest of you fly as booked, and you can cancel for more of you.`,
    traveler: 'Traveller',
    airlineKeeps: 'The airline keeps',
    jatraKeeps: 'Jatra keeps',
    comesBack: 'Comes back to you',
    nothingBack: 'Nothing comes back: the airline keeps the whole fare.',
    unknown: 'The airline has not told us its fee for cancelling this fare.',
    /** The fare condition as it was when the flight was booked. */
    rules: {
      free: 'By your fare: the airline keeps nothing',
      fee: (amount: string, travelers: number) =>
        travelers > 1
          ? `By your fare: the airline keeps ${amount} for all ${travelers} of you`
          : `By your fare: the airline keeps ${amount}`,
      none: 'By your fare: the airline gives nothing back',
    },
    serviceFee: (amount: string) => `Our service fee of ${amount} stays with us`,
    cameBack: 'Came back to you before',
    cameBackOf: (amount: string) => `${amount} of it came back to you before`,
    byBank: (channel: string) =>
      `${channel} gives nothing back of this payment any more, so we pay it to a bank account of yours. Once this is cancelled, this page asks you for it.`,
    asked: 'Cancel this booking?',
    askedPart: (names: string) => `Cancel for ${names}?`,
    stillFlying: (names: string) => `Still flying as booked: ${names}.`,
    byColleague:
      'Airlines take a part of a booking out by hand, so a colleague of ours does it with them and writes to you, within a day as a rule. You get what is shown here, and it cannot be undone.',
    confirmPart: (count: number) =>
      count > 1 ? `Cancel for these ${count}` : 'Cancel for this traveller',
    partAsked: (names: string) =>
      `You cancelled for ${names}. A colleague of ours takes ${names} out of the booking with the airline and writes to you. Everybody else flies as booked.`,
    /** The refund that was shown before the cancellation was confirmed. */
    comesBackBy: (amount: string, way: string | null, date: string) =>
      `You get ${amount} back${way ? ` ${way}` : ''}, on ${date} at the latest.`,
    restAsked:
      'You cancelled for everybody who is left. A colleague of ours does it with the airline and writes to you.',
    forGood: 'The seats of everybody on it go back to the airline, and that cannot be undone.',
    notYet:
      'A colleague asks the airline and tells you the amount. Nothing is cancelled before you have agreed to it.',
    until: (time: string) => `This stands until ${time}. After that, ask again.`,
    confirm: 'Cancel this booking',
    askColleague: 'Ask for the amount',
    keep: 'Keep the booking',
    failed: 'Nothing was cancelled',
    dropped: 'Your earlier cancellation did not come to be, and this booking stands.',
    amountUnknown:
      'A colleague of ours asks the airline what comes back, and writes to you. Nothing is cancelled before you have agreed.',
    airlineAsked:
      'A colleague of ours takes it up with the airline and writes to you. Nothing is cancelled before that, and you do not get less than we showed you.',
    /** A cancellation that waits for a colleague, beside the status: who leaves, how much comes back and by when. */
    waits: {
      leaving: (names: string) => `You asked to cancel for ${names}`,
      givingBack: (rooms: string) => `You asked to give back ${rooms}`,
      whole: 'You asked to cancel this booking',
      back: (asked: string, amount: string, date: string) =>
        `${asked}, and a colleague of ours sees to it: ${amount} back by ${date}`,
      backSome: (asked: string, amount: string) =>
        `${asked}, and a colleague of ours sees to it: ${amount} back`,
      unknown: (asked: string) => `${asked}, and a colleague of ours finds out what comes back`,
    },
    states: {
      asked: 'We are cancelling your seats at the airline. This page follows by itself.',
      done: 'You cancelled this booking, and the airline has confirmed it.',
    },
    seat: 'Seat',
    gone: 'Cancelled',
    /** Holidays and visas, which we sell ourselves and cancel by a written rule. */
    own: {
      intro: 'See first what comes back to you. Nothing is cancelled by that.',
      item: 'For',
      kept: 'Does not come back',
      fee: 'Jatra’s fee for cancelling',
      nothingBack: 'Nothing comes back by the rule of this booking.',
      unknown: 'This was sold without a written rule.',
      notYet:
        'A colleague finds out what comes back, and tells you. Nothing is cancelled before you have agreed to it.',
      waits:
        'A colleague of ours finds out what comes back, and writes to you. Nothing is cancelled before you have agreed.',
      done: 'You cancelled this booking.',
      rules: {
        until: (percent: number, date: string) => `${percent}% comes back until ${date}`,
        over: (date: string) => `Nothing comes back after ${date}`,
        beforeEmbassy: (percent: number) =>
          `${percent}% comes back until we hand it to the embassy`,
        afterwards: (percent: number) => `${percent}% comes back once the embassy has it`,
      },
      forGood: {
        holidays: 'Its rooms and places go to others at once, and that cannot be undone.',
        visa: 'We stop working on your application, and that cannot be undone.',
      },
      rooms: 'Which rooms do you give back?',
      people: 'Who does not travel?',
      roomsHint: 'All of them, unless you keep some.',
      peopleHint: 'Who stays must fit in the rooms that stay.',
      of: (what: string, count: number) => `${what}, of ${count}`,
      askedPart: (rooms: string) => `Give back ${rooms}?`,
      notTravelling: (people: string) => `Not travelling any more: ${people}.`,
      stillTravelling: (people: string, rooms: string) =>
        `Still travelling as booked: ${people}, in ${rooms}.`,
      partForGood: 'What you give back goes to others at once, and that cannot be undone.',
      confirmPart: 'Give these rooms back',
      partGone: (rooms: string) =>
        `Given back: ${rooms}. The rest of your holiday stands, and you can cancel more of it.`,
    },
  },
  refund: {
    title: 'Your refund',
    /** @param way `by bKash`, `to your Visa card ending 1234` */
    sentence: (amount: string, way: string, date: string) =>
      `You get ${amount} back ${way}, on ${date} at the latest.`,
    isLate: (amount: string) =>
      `Your refund of ${amount} is late. Your booking says what you can do.`,
    /** The whole price was refunded before. */
    nothingLeft: 'All that you paid is on its way back already, or with you.',
    paid: (amount: string, way: string, at: string) => `You got ${amount} back ${way} on ${at}.`,
    reasons: {
      not_ticketed: 'There is no ticket, so you get the whole price back.',
      airline_change: 'The airline cancelled or changed your flight, so you get the price back.',
      cancelled: 'You cancelled, and this is your part of the price.',
      partly_cancelled: 'You cancelled a part of this booking, and this is what comes back for it.',
      late_payment: 'Your payment came after the booking had ended.',
      double_payment: 'You had paid already: this payment was one too many.',
      held_payment: 'Your payment was held for a check, and nothing was booked with it.',
      other_amount: 'You paid another amount than the price, and nothing was booked with it.',
      not_provided: 'You did not get all that you paid for, and this is what you paid for it.',
      overcharged: 'You paid more than was agreed, and this is the difference.',
      goodwill: 'We are sorry for the trouble, and give you this back.',
    },
    notYet: 'Not yet',
    waits: {
      title: 'A colleague of ours approves it',
      text: 'You need not do anything. The day below stands all the same.',
    },
    person: 'You need not do anything. We write to you when it moves on.',
    lateTitle: 'This refund is late',
    late: (day: string, phone: string, reference: string) =>
      `It should have been there by ${day}. Ask your bank or wallet first, with the reference below if there is one. Then call us on ${phone} and name booking ${reference}: we have to answer within 72 hours. If we do not, you can complain to the consumer protection authority.`,
    complaints: { label: 'How to complain (DNCRP)', href: 'https://dncrp.gov.bd' },
    amount: 'Amount',
    to: 'Goes back to',
    by: 'At the latest on',
    reference: 'Reference of the payment provider',
    statuses: {
      requested: 'Requested',
      approved: 'Approved',
      sent: 'Sent to your payment provider',
      confirmed: 'Confirmed by your payment provider',
      needs_person: 'A colleague of ours looks after it',
    },
  },
  eTicket: 'Download e-ticket',
  calendar: { add: 'Add to calendar', remove: 'Remove from calendar' },
  cabin: 'Cabin',
  emails: {
    title: 'What we emailed you',
    none: 'Nothing yet.',
    unavailable: 'The list of emails could not be loaded just now.',
    kinds: {
      booking_received: 'Booking received',
      flight_held: 'Your seats are held',
      hold_reminder: 'Pay soon to keep your seats',
      hold_ended: 'No longer held, nothing was charged',
      payment_confirmed: 'Payment confirmed',
      payment_failed: 'Payment did not succeed',
      flight_ticketed: 'Your tickets',
      flight_changed: 'The airline changed your flight',
      flight_change_accepted: 'Your new flight times',
      flight_failed: 'No ticket, money back',
      flight_cancelled: 'Flight cancelled, money back',
      holiday_travelers_wanted: 'Tell us who travels',
      holiday_confirmed: 'Your holiday is confirmed',
      visa_handed_over: 'At the embassy',
      visa_hand_over_undone: 'Not at the embassy yet',
      visa_documents_asked: 'A document is needed once more',
      visa_at_embassy: 'The embassy has received it',
      visa_granted: 'Visa granted',
      visa_refused: 'Visa refused',
      visa_passport_back: 'Passport and visa are back',
      cancellation_waits: 'We look after your cancellation',
      booking_cancelled: 'You cancelled',
      part_cancelled: 'A part of it is cancelled',
      cancellation_dropped: 'Your booking stands',
      refund_requested: 'Your money goes back',
      refund_waits: 'We check your refund',
      refund_approved: 'Your refund is approved',
      refund_declined: 'This refund does not come',
      refund_delayed: 'Your refund takes longer',
      refund_bank_asked: 'Your refund needs a bank account',
      refund_bank_given: 'We have your bank details',
      refund_sent: 'Refund on its way',
      refund_late: 'Your refund is late: what to do now',
      refund_confirmed: 'Refund paid',
    },
    states: {
      waiting: (at: string) => `Written on ${at}, being sent`,
      sent: (at: string) => `Sent on ${at}`,
      failed: (at: string) => `Could not be delivered, given up on ${at}`,
    },
  },
  receipt: {
    download: 'Download receipt',
    soldBy: 'Sold by',
    registration: 'Travel agency registration',
    actualPrice: 'VAT and all taxes are inside these prices. This is the actual price.',
  },
  check: {
    title: 'Is this booking real?',
    text: (address: string, reference: string) =>
      `Anyone can check it without an account: scan the code, or open ${address} and type ${reference} and the last name.`,
    link: 'See what they see',
  },
  print: 'Print',
  newest: 'Newest bookings',
} as const
