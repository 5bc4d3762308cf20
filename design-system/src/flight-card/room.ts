/**
 * The room that the ticket has for its text, whatever the screen: on a phone, or beside the filters of a laptop at
 * twice the text size, it is narrow. Below that, as on 320 px, the stub hangs under the rest.
 */
export const stubBeside = '20rem'
export const narrow = `(min-width: ${stubBeside}) and (max-width: 39.99rem)`
export const wide = '(min-width: 40rem)'
/** Beside the stub, the airline and both times with the path between them stand in one row. */
export const widest = '(min-width: 47.5rem)'
