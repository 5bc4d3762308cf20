import { Avatar as Radix } from 'radix-ui'
import { useHydrated } from '../hydration/index.ts'
import { avatar, picture } from './avatar.css.ts'

export interface AvatarProps {
  /** Whose picture it is. */
  name: string
  /** Address of the photo. Without it, or when it fails to load, the initials are shown. */
  src?: string
  /** Diameter: `small` is 32 px, `medium` 44 px and `large` 80 px at normal text size. */
  size?: 'small' | 'medium' | 'large'
  /** The name stands beside it, so that it need not be read twice. */
  decorative?: boolean
}

/** A person's picture, or the initials of the name when there is none or it does not load. */
export function Avatar({ name, src, size = 'medium', decorative = false }: AvatarProps) {
  // Radix waits for the script before it shows a picture, and a page is read before that.
  const waits = !useHydrated() && src
  return (
    <Radix.Root
      className={avatar({ size })}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {waits ? (
        <img src={src} alt="" className={picture} />
      ) : (
        <>
          <Radix.Image src={src} alt="" className={picture} />
          <Radix.Fallback>{initials(name)}</Radix.Fallback>
        </>
      )}
    </Radix.Root>
  )
}

/** First letters of the first and the last word; by grapheme, because Bangla letters carry signs. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]]
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return ends
    .map((word) => [...segmenter.segment(word ?? '')][0]?.segment.toUpperCase() ?? '')
    .join('')
}
