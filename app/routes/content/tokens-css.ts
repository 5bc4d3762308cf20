import latinUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import banglaUrl from '../../../design-system/src/fonts/anek-bangla-400.woff2?url&no-inline'
import boldBanglaUrl from '../../../design-system/src/fonts/anek-bangla-700.woff2?url&no-inline'
import mainUrl from '../../../design-system/src/fonts/anek-main.woff2?url&no-inline'
import takaUrl from '../../../design-system/src/fonts/anek-taka.woff2?url&no-inline'
import { dark, light } from '@jatra/design-system/tokens'

/**
 * The design tokens as custom properties, with the fonts, for pages that the app does not render, such as the payment
 * sandbox.
 */
export function loader() {
  return new Response(style, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

const font = (family: string, url: string, range: string, weights = '100 800') =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weights};font-display:swap;unicode-range:${range}}`

/** All but the sign of taka, whose file has every weight. */
const BANGLA = 'U+0964-0965,U+0980-09F2,U+09F4-09FE,U+200C-200D,U+25CC'

const style = `${font('Anek Latin Variable', latinUrl, 'U+0000-00FF,U+2000-206F')}
${font('Anek Latin Variable', mainUrl, 'U+0000-00A0,U+2018-2019,U+2022,U+2026')}
${font('Anek Latin Variable', takaUrl, 'U+09F3')}
${font('Anek Bangla Variable', banglaUrl, BANGLA, '400 500')}
${font('Anek Bangla Variable', boldBanglaUrl, BANGLA, '600 800')}
:root{color-scheme:light dark;${propertiesOf(light, '--jatra')}}
@media screen and (prefers-color-scheme:dark){:root{${propertiesOf({ color: dark.color, shadow: dark.shadow }, '--jatra')}}}
`

/** `--jatra-color-surface-page:#FAF8F4;` and so on, by the names that the design system gives them. */
function propertiesOf(tokens: object, name: string): string {
  return Object.entries(tokens)
    .map(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? propertiesOf(value, `${name}-${key}`)
        : `${name}-${key}:${String(value)};`,
    )
    .join('')
}
