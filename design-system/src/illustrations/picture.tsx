import type { SVGAttributes } from 'react'
import './palette.css.ts'

export type PictureProps = Omit<
  SVGAttributes<SVGSVGElement>,
  'children' | 'viewBox' | 'preserveAspectRatio' | 'aria-label' | 'aria-hidden' | 'role'
> & {
  /** What the picture shows. Without it the picture is decorative and hidden from assistive tech. */
  label?: string
  /** `slice` fills its box and crops the edges, `meet` shows everything. Each picture has its default. */
  fit?: 'slice' | 'meet'
  /** Where the crop of `slice` begins: `top` keeps the upper edge in view. */
  keep?: 'middle' | 'top'
}

type Drawing = {
  /** Address of the SVG file, with the id of the drawing in it as fragment. */
  source: string
  /** Size of the drawing in its own units; gives the ratio that reserves the space before it loads. */
  width: number
  height: number
}

/**
 * Shows a drawing that lies in a file of its own. The file is fetched by `<use>`, so it costs the
 * JavaScript bundle and the HTML nothing but its address, is cached for ever, and still follows the
 * theme: custom properties inherit into a used drawing, which an `<img>` or a CSS background could
 * not do. The ids of the file stay in the file, so two pictures on a page never collide.
 *
 * Drawings must come from the page's own origin (browsers refuse `<use>` across origins) and carry
 * flat fills only: no gradients, filters, clips or style elements, which do not resolve everywhere.
 */
export function Picture({
  source,
  width,
  height,
  label,
  fit = 'meet',
  keep = 'middle',
  ...rest
}: PictureProps & Drawing) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      width={width}
      height={height}
      data-picture=""
      focusable="false"
      {...rest}
      {...meaning}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMid${keep === 'top' ? 'YMin' : 'YMid'} ${fit}`}
    >
      <use href={source} />
    </svg>
  )
}
