/** The keys of an object that has no others than its type names, such as a constant. */
export function keysOf<Shape extends object>(whole: Shape): (keyof Shape & string)[] {
  return Object.keys(whole) as (keyof Shape & string)[]
}
