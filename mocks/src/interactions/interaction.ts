/**
 * Something that See it does on a page: presses the first element of a selector that one sees, or types into it and leaves
 * it. Selectors name no words, so that they hold in each language; the e2e specs hold them to the pages.
 */
export type Interaction = readonly [selector: string, typed?: string]
