export {
  describedByMessages,
  FieldFrame,
  FieldMessages,
  type FieldControl,
  type FieldFrameProps,
  type FieldTexts,
} from './field-frame.tsx'
export { GroupFrame, type GroupFrameProps } from './group-frame.tsx'
export {
  EmailField,
  PasswordField,
  TextField,
  type PasswordFieldProps,
  type TextFieldProps,
} from './text-field.tsx'
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx'
export { SelectField, type SelectFieldProps } from './select-field.tsx'
export { box as fieldBoxClass, input as fieldInputClass } from './field.css.ts'
