import { plural } from '@jatra/contract/messages/plural'

/** Emails about a visa application's way to the embassy. */
export const visa = {
  handedOver: {
    said: (date: string) => `We handed your application to the embassy on ${date}.`,
    nothing: 'If you cancel from now on, nothing comes back.',
    back: (refund: string, price: string) =>
      `If you cancel from now on, ${refund} of ${price} come back.`,
    mistake: (minutes: number) =>
      `If it should not have gone yet, call us at once: within ${minutes} minutes we can undo it.`,
  },
  undone: {
    said: 'We had marked it as handed over by mistake, and have taken that back.',
    nothing: 'If you cancel it, nothing comes back, as before.',
    back: (refund: string) => `You can cancel it as before, and ${refund} come back.`,
    next: 'We write to you when it goes.',
  },
  /** Other documents are asked for. */
  asked: {
    said: (count: number) =>
      plural(count, {
        one: 'One document of your application is needed once more.',
        other: `${count} documents of your application are needed once more.`,
      }),
    /** @param whose the traveller's name */
    document: (name: string, whose: string) => `${name}, of ${whose}`,
    shows: (what: string) => `It must show: ${what}`,
    next: 'Add the new picture on the page of your booking. All other documents stay as they are.',
    reasons: {
      unreadable: 'It cannot be read: take the picture in daylight, without glare, and hold still.',
      cropped: 'A part is cut off: all four corners must be seen.',
      wrong_document: 'It is another document than the one that is needed.',
      incomplete: 'Pages are missing.',
      expired: 'It has expired.',
      too_old: 'It is too old: the embassy wants a newer one.',
      name_differs: 'The name is not the one in the passport.',
      not_translated: 'It must be translated into English and notarised.',
      not_signed: 'A seal or a signature is missing.',
    },
  },
  moved: {
    visa_at_embassy: {
      said: (date: string) => `The embassy confirmed on ${date} that it has your application.`,
      next: 'There is nothing for you to do. We write to you when it has decided.',
    },
    visa_granted: {
      said: (date: string) => `The embassy granted your visa on ${date}.`,
      next: 'Check name, passport number and dates on the visa before you travel, and tell us at once if one is wrong.',
    },
    visa_refused: {
      said: (date: string) => `The embassy refused your visa on ${date}.`,
      next: 'Its letter, where it wrote one, is on the page of your booking. Call us: we look at the reason with you, and at what can be done.',
    },
    visa_passport_back: {
      said: (date: string) => `Your passport and visa are back since ${date}.`,
      next: 'We wish you a good journey.',
    },
  },
  unwritten:
    'It was sold without a written rule: if you cancel, a colleague of ours finds out what comes back.',
}
