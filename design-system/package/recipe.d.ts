/** What a recipe is to its caller. Vanilla Extract's own type would bring its compiler along. */
export type RuntimeFn<Variants> = (options?: {
  [Name in keyof Variants]?: Choice<keyof Variants[Name]> | undefined
}) => string

type Choice<Value> = Value extends 'true' | 'false' ? boolean : Value
