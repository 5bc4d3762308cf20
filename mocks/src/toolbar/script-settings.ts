import type { PrototypeWords } from '../words/index.ts'

/** What scripts cannot know by themselves, since their source text is sent alone. */
export interface ScriptSettings extends Readonly<PrototypeWords['scripts']> {
  /** Where the prototype's own addresses are: `/prototype`, `/bn/prototype`. */
  home: string
}
