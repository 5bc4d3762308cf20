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
    'textarea',
  ],
  purpose:
    'Asks for one line of text, an email address or a password. TextAreaField takes several lines, SelectField offers a short list of options. FieldFrame adds a label, hint and error to any control.',
  alternatives: [
    { when: 'There are many options', use: 'combobox' },
    { when: 'The answer is a number', use: 'number-stepper' },
    { when: 'It is a date', use: 'date-picker' },
    { when: 'The answer is yes or no', use: 'checkbox' },
  ],
  do: [
    {
      copy: 'Exactly as in the passport',
      why: 'Use a hint to prevent mistakes. It stays when there is an error.',
    },
    { copy: 'Family name is required', why: 'Name the field in the error and say what is wrong.' },
    { copy: '(optional)', why: 'Mark optional fields, not required ones.' },
  ],
  dont: [
    { copy: 'Invalid input', why: 'It does not say what to do.' },
    { why: 'Do not use the placeholder as the label. It disappears when the traveller types.' },
    { why: 'Do not show an error before the traveller leaves the field.' },
  ],
  anatomy: [
    ['Label', 'Required.', 'label'],
    ['Control', 'A native input or select, at least 44 px high.', 'input'],
    ['Error', 'An icon and a sentence.', '[id$="-error"]'],
    ['Hint', 'Below the field.', '[id$="-hint"]'],
    ['Show password', 'A button in a password field.'],
  ],
  pictured: 'ErrorAndHint',
  keyboard: [
    ['Tab', 'Moves between fields.'],
    ['Letters', 'Types, or finds an option of a select.'],
  ],
  accessibility: [
    'The error and the hint are part of the accessible description, the error first.',
    'An invalid field is marked by an icon and a word.',
    'The native control has the name, autofill and keyboard type. Pasting is allowed.',
  ],
  spec: ['Validation rules', 'Decision 010, Any valid e-mail domain'],
} satisfies WidgetDocs
