/** Something that a heading of docs/specification.md says, with the stories that show it. */
export interface SpecLine {
  /** Short, and never used for another line. */
  id: string
  /** The heading of docs/specification.md under which it stands. */
  heading: string
  says: string
  /** Ids of the stories that show it. */
  stories: readonly string[]
}

/** Ids of stories of one title, such as `search('home')`. */
export const of = (title: string) => (name: string) => `flows-${title}--${name}`
