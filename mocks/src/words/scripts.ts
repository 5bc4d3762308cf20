import { controls } from './controls.ts'
import { toolbar } from './toolbar.ts'

/**
 * What the toolbar's scripts say, and the words by which they find a page's fields. They are sent to the browser as JSON:
 * texts alone, with `{count}` for a number.
 */
export const scripts = {
  /** The digits of a number. */
  digits: '0123456789',
  /** Ends a sentence. */
  stop: '.',
  toolbar: {
    linkTooLong: 'This page is too full for a link.',
    copied: 'Copied.',
    selected: 'Selected: copy it with Ctrl+C.',
    found: '{count} found',
  },
  notes: { place: toolbar.notes.place, choose: toolbar.rewording.choose },
  hidden: controls.hidden,
  tourEnded: 'The tour has ended.',
  fill: {
    noForm: 'This page has no form to fill.',
    failed: 'The form could not be filled.',
    one: '1 field filled.',
    many: '{count} fields filled.',
    none: 'All fields have a value already.',
    /** How the labels of airport fields begin. */
    airportLabels: '^(From|To)',
    /** What is typed into a list of places that are no airports. */
    place: 'Nepal',
    /** In the headings of such travellers. */
    infant: 'Infant',
    child: 'Child',
  },
}
