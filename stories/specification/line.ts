/** One line of the owner's specification: a screen, a state or its change, a message, an error. */
export interface SpecLine {
  /** Short, and never used for another line. */
  id: string
  /** In the specification's words; what it quotes is quoted. */
  says: string
  /** Ids of the stories that show it. */
  stories: readonly string[]
  /** Tests that hold it, besides the plays of its stories: the file, and the test's name as it is written there. */
  tests: readonly (readonly [file: string, name: string])[]
}

export interface SpecPart {
  /** '2. Screens and routes'. */
  title: string
  lines: readonly SpecLine[]
}

/** Ids of stories of one title, such as `search('home')`. */
export const of = (title: string) => (name: string) => `flows-${title}--${name}`

/** Tests of one file. */
export const from =
  (file: string) =>
  (name: string): readonly [string, string] => [file, name]
