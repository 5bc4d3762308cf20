/** What the prototype answers to visitor controls, and its pages around them. Names are as they were asked for. */
export const controls = {
  nothingChanged: 'Nothing was changed',
  whatThereIs: 'What can be chosen',
  back: 'Back to the page',
  resetIsAll: 'reset can only be reset=all.',
  noScenario: (name: string) => `No scenario is called ‘${name}’.`,
  noPersona: (name: string) => `No persona is called ‘${name}’.`,
  noTour: 'There is no tour of this name.',
  noTime: (clock: string) => `‘${clock}’ is no time. Try +2d, +15m or 2026-12-24T10:00Z.`,
  badSeed: 'A seed is up to 40 letters, digits, hyphens or underscores.',
  badLink: 'This link is not complete. Please copy it once more.',
  noLink: 'There is no link to this page.',
  linkForgotten: 'What was searched and booked before this link was copied is not kept any more.',
  wins: (winner: string, other: string) => `‘${winner}’ wins over ‘${other}’: both cannot be.`,
  hidden:
    'The toolbar is hidden. Ctrl and \\ show it again, and so does the address /prototype/show.',
  opening: 'Opening the link',
  goToPage: 'Go to the page',
}
