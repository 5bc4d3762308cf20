import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'TextField',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: [
    'input',
    'textbox',
    'form field',
    'text input',
    'email',
    'password',
    'select',
    'dropdown',
  ],
  purpose:
    'A labelled field for one line of text, an e-mail address, a password or a choice from a short list. FieldFrame gives label, hint and error to any control.',
  alternatives: [
    { when: 'There are many choices', use: 'combobox' },
    { when: 'The answer is a number', use: 'number-stepper' },
    { when: 'It is a date', use: 'date-picker' },
    { when: 'It is yes or no', use: 'checkbox' },
  ],
  do: [
    {
      copy: 'Exactly as in the passport',
      why: 'A hint says what helps to fill it in, and stays when there is an error.',
    },
    { copy: 'Family name is required', why: 'An error names the field and what to do.' },
    { copy: '(optional)', why: 'Mark what may be left out, not what is asked.' },
  ],
  dont: [
    { copy: 'Invalid input', why: 'It helps nobody.' },
    { why: 'Do not use the placeholder as the label: it goes when one types.' },
    { why: 'Do not check a field before it is left.' },
  ],
  anatomy: [
    ['Label', 'Required by type: a field without one does not compile.'],
    ['Control', 'A native input or select, 44 px high or more.'],
    ['Error', 'An icon and a sentence.'],
    ['Hint', 'Under the field.'],
    ['Show password', 'A button in the field, for passwords.'],
  ],
  keyboard: [
    ['Tab', 'Moves from field to field.'],
    ['Letters', 'Types, or finds an option in a select.'],
  ],
  accessibility: [
    'Error and hint are both in the accessible description, the error first.',
    'An invalid field says so, with an icon and a word.',
    'Name, autofill and keyboard type go to the native control; pasting is never stopped.',
  ],
  spec: ['Validation rules', 'Decision 010, Any valid e-mail domain'],
} satisfies WidgetDocs
