/** The card of a tour's step. */
export const tourCard = {
  place: (step: number, steps: number) => `${step} of ${steps}`,
  goToStep: 'Go to the page of this step',
  next: 'Next',
  back: 'Back',
  end: 'End tour',
  finish: 'Finish',
  keysMove: 'to go back and on,',
  keysEnd: 'to end',
}
