import './picture.css.ts'

export type PictureProps = {
  /** What the picture shows. Without it the picture is decorative and hidden from assistive tech. */
  label?: string
  /** `slice` fills its box and crops the edges, `meet` shows everything. Each picture has its default. */
  fit?: 'slice' | 'meet'
  /** Where the crop of `slice` begins: `top` keeps the upper edge in view. */
  keep?: 'middle' | 'top'
  /**
   * `lazy` for a picture that the page can be read without: it is fetched when the page has been laid out, and after
   * all else, because a short page may have it on its first screen.
   */
  loading?: 'eager' | 'lazy'
  /** Classes of the page. */
  className?: string
}

type Drawing = {
  /** Address of the SVG file. */
  source: string
  /** Width of the drawing in its own units; with the height it reserves the space before the drawing loads. */
  width: number
  /** Height of the drawing in its own units. */
  height: number
}

/**
 * Shows a drawing from a file of its own. It adds only its address to the JavaScript bundle and the HTML, is cached
 * forever, and loads after the styles and the typeface on a slow link, like any image. The file is drawn by day, and by
 * night when its address ends in `#night`. Both stand in the page, which shows the one of its theme: a media query
 * inside the file would not do, since WebKit says light there whatever the page is.
 */
export function Picture({
  source,
  width,
  height,
  label = '',
  fit = 'meet',
  keep = 'middle',
  loading,
  ...rest
}: PictureProps & Drawing) {
  const drawing = {
    ...rest,
    ...(loading === 'lazy' && { loading, fetchpriority: 'low' }),
    width,
    height,
  }
  return (
    <>
      <img data-picture={`${fit} ${keep} day`} {...drawing} src={source} alt={label} />
      <img data-picture={`${fit} ${keep} night`} {...drawing} src={`${source}#night`} alt={label} />
    </>
  )
}
