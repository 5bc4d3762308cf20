import { vars } from '@jatra/design-system/tokens'

const { surface, brand, border, accent } = vars.color

/** Three passports held together by one running stitch: the list is empty. */
export function FamilyPassports({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 200" className={className} aria-hidden="true" focusable="false">
      <path d="M0 168h320v32H0z" fill={surface.sunken} />
      <g stroke={border.subtle} strokeWidth="2">
        <g transform="rotate(-9 96 108)">
          <rect x="56" y="50" width="80" height="112" rx="8" fill={brand.subtle} />
          <Emblem x={96} y={92} />
        </g>
        <g transform="rotate(8 224 112)">
          <rect x="186" y="58" width="76" height="106" rx="8" fill={brand.subtle} />
          <Emblem x={224} y={98} />
        </g>
        <g>
          <rect x="116" y="34" width="88" height="124" rx="8" fill={brand.solid} />
          <Emblem x={160} y={82} onSolid />
        </g>
      </g>
      <path
        d="M12 150c44-34 92 22 148-14s104 26 148-18"
        fill="none"
        stroke={accent.stitch}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="10 9"
      />
    </svg>
  )
}

/** What is printed on a passport: a globe over two lines. */
function Emblem({ x, y, onSolid = false }: { x: number; y: number; onSolid?: boolean }) {
  const ink = onSolid ? surface.card : brand.solid
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={ink} strokeWidth="2.5">
      <circle r="17" />
      <path d="M-17 0h34M0-17v34M0-17c-11 10-11 24 0 34M0-17c11 10 11 24 0 34" />
      <path d="M-20 34h40M-13 44h26" strokeLinecap="round" />
    </g>
  )
}
