import { readFileSync } from 'node:fs'

/** Every exported component with the lines of its props, from the snapshot that prop-types.test.ts holds true. */
export const components = readFileSync(new URL('../props.snapshot.txt', import.meta.url), 'utf8')
  .split('\n\n\n')
  .flatMap((section) => {
    const items = section.split('\n\n')
    const props = (name: string) => items.find((each) => each.startsWith(`${name}\n`)) ?? ''
    return items.flatMap((item) => {
      const [, name = '', own] = /^<(\w+)>(?: (\w+Props))?/.exec(item) ?? []
      const ref = /^<\w+>.* and a ref$|^ {2}ref\?:/m.test(item)
      return name ? [{ name, ref, props: own ? props(own) : item }] : []
    })
  })
