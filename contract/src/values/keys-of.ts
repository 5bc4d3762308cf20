/** The keys of an object that has no others than its type names, such as a constant. */
export function keysOf<Shape extends object>(whole: Shape): (keyof Shape & string)[] {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a type cannot say that an object has no further keys
  return Object.keys(whole) as (keyof Shape & string)[]
}
