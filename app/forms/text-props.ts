import type { FieldMetadata } from '@conform-to/react'

/** What a text field of the design system takes from a field of the form. */
export function textProps(field: FieldMetadata<string>) {
  return {
    id: field.id,
    name: field.name,
    defaultValue: field.initialValue ?? '',
    error: field.errors?.[0] ?? '',
    required: true,
    key: field.key,
  }
}
