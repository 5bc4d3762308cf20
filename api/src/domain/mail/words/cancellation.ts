import { plural } from '@jatra/contract/messages/plural'

/** Emails about what a traveller cancels. `who`: names, as a list in words. */
export const cancellation = {
  waitsTitle: 'A colleague looks after your cancellation',
  droppedTitle: 'Your cancellation was not carried out',
  flight: {
    everybody: 'everybody',
    waits: (who: string) => `You cancelled for ${who}.`,
    waitsPart:
      'Airlines take a part of a booking out by hand, so a colleague of ours does it with them, within a day as a rule. Until we write to you again nobody is cancelled.',
    waitsUnknown:
      'A colleague of ours asks the airline what comes back, and agrees on it with you. Nothing is cancelled before that.',
    waitsWhole:
      'A colleague of ours takes it up with the airline. Until we write to you again nothing is cancelled, and you do not get less than we showed you.',
    partTitle: (who: string) => `Cancelled for ${who}`,
    part: (who: string) => `The airline has taken ${who} out of this booking.`,
    /** @param fee our service fee, where it stays with us */
    partBack: (refund: string, kept: string, fee: string | null) =>
      `Of their price ${refund} go back the way they came. The airline keeps ${kept}, and we keep ${fee ? `our service fee of ${fee}` : 'nothing'}. Everybody else flies as booked.`,
    partNothing: (fee: string | null) =>
      `By the conditions of this fare the airline keeps their whole fare${fee ? `, and we our service fee of ${fee}` : ''}, so nothing goes back. Everybody else flies as booked.`,
    dropped: (who: string) => `The booking stands, and ${who} can fly.`,
    droppedNext:
      'A colleague of ours has talked to you or to the airline about it. If that is not what you expected, please call us.',
  },
  own: {
    title: {
      holidays: 'You cancelled your holiday',
      visa: 'You cancelled your application',
    },
    cancelled: {
      holidays: 'Your holiday is cancelled.',
      visa: 'Your application is cancelled.',
    },
    next: {
      holidays: 'Its places and rooms are given to others. You need not tell the hotel.',
      visa: 'We do not hand it to the embassy. Papers that you gave us are yours: ask us for them.',
    },
    back: (refund: string) => `${refund} go back the way they came.`,
    kept: (kept: string) => `By its rule ${kept} do not come back. We have no fee of our own.`,
    nothing: 'By the rule of this booking nothing comes back.',
    partTitle: 'A part of your holiday is cancelled',
    part: (rooms: string) => `You gave back: ${rooms}.`,
    allTravel: 'Everybody still travels.',
    stayHome: (people: number) =>
      `${people} ${plural(people, { one: 'traveller does', other: 'travellers do' })} not travel any more.`,
    restStands: 'The rest of your holiday stands.',
    waits: 'You asked to cancel this booking.',
    waitsNext:
      'It was sold without a written rule, so a colleague of ours finds out what comes back, and agrees on it with you. Nothing is cancelled before that.',
    dropped: 'The booking stands.',
    droppedNext:
      'A colleague of ours has talked to you about it. If that is not what you expected, please call us.',
  },
}
