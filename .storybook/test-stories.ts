/** Stories that try one way of using a widget: they run as tests, and show a reader nothing new. */
export const isTestStory = (name: string) => /^By (mouse|keyboard|touch)/i.test(name)
