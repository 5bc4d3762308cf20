import * as css from './header.css.ts'

/** The name with its stitched path: from the dot of the J out over the last letter. */
export function Wordmark({
  name = 'Jatra',
}: {
  /** The name that screen readers read. Left out where words beside it say the same. */
  name?: string
}) {
  return (
    <svg
      className={css.wordmark}
      viewBox="0 0 118 44"
      role="img"
      aria-label={name}
      focusable="false"
    >
      <text x="4" y="34" className={css.letters}>
        {name}
      </text>
      <path className={css.stitch} d="M6 11C30-2 66-1 92 12" />
      <path className={css.wing} d="m90 4 18 11-20 4 5-7z" />
    </svg>
  )
}
