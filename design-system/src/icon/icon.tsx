import { icon } from './icon.css.ts'
import { paths, type IconName } from './paths.ts'

const directional = /Left$|Right$|^plane|^logout$|^external$/

export interface IconProps {
  /** Which icon to draw. All names are on the Icons page. */
  name: IconName
  /** In px at the default text size. */
  size?: 16 | 20 | 24
  /** Read by screen readers. Without it the icon is decoration and hidden from them. */
  label?: string
  /** Filled with the text colour: a star that is given. */
  filled?: boolean
}

/** A line icon in the colour of the text around it. Points the other way in right-to-left text. */
export function Icon({ name, size = 20, label, filled }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classOf(name, size, filled)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** A page has dozens of icons in a handful of looks: each look is put together once. */
const classes = new Map<string, string>()

function classOf(name: IconName, size: 16 | 20 | 24, filled: boolean | undefined): string {
  const key = `${name} ${size} ${filled}`
  let known = classes.get(key)
  if (known === undefined) {
    known = icon({ size, filled, directional: directional.test(name) })
    classes.set(key, known)
  }
  return known
}
