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
  unwritten:
    'It was sold without a written rule: if you cancel, a colleague of ours finds out what comes back.',
}
