/** Something that a heading of docs/specification.md says, with the stories that show it and the tests that hold it. */
export interface SpecLine {
  /** Short, and never used for another line. */
  id: string
  /** The heading of docs/specification.md under which it stands. */
  heading: string
  says: string
  /** Ids of the stories that show it. Empty only for what no screen shows, such as endpoints. */
  stories: readonly string[]
  /** Tests of the line, besides its stories' plays: the file, and the test's name as written there. */
  tests: readonly (readonly [file: string, name: string])[]
}

/** Ids of stories of one title, such as `search('home')`. */
export const of = (title: string) => (name: string) => `flows-${title}--${name}`

/** Tests of one file. */
export const from =
  (file: string) =>
  (name: string): readonly [string, string] => [file, name]
