import { dark, light, type Theme } from '@jatra/design-system/tokens'

/** Our colours and type as variables of OpenAPI Explorer, and the bar above it. */
export const referenceStyle = (fontUrl: string) => `
@font-face{font-family:'Anek Latin Variable';src:url('${fontUrl}') format('woff2');font-weight:100 800;font-display:swap}
:root{color-scheme:light dark}
html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;font-family:${light.font.body};line-height:${light.type.leading.body}}
header{display:flex;flex-wrap:wrap;gap:${light.space[4]} ${light.space[24]};align-items:baseline;justify-content:space-between;padding:${light.space[12]} ${light.space[24]};border-block-end:1px dashed}
h1{margin:0;font-size:${light.type.size[22]}}
header div{display:flex;flex-wrap:wrap;gap:0 ${light.space[24]}}
header a{padding-block:${light.space[4]}}
[role=alert]{margin:${light.space[24]}}
body>p{display:none;margin:${light.space[24]}}
@media (scripting:none){body>p{display:block}}
openapi-explorer{flex:1;min-height:0}
${inkOf(light)}
@media (prefers-color-scheme:dark){${inkOf(dark)}}
`

function inkOf({ color, font, radius }: Theme): string {
  const { surface, text, brand, border, critical, warning, positive, accent } = color
  const variables: Record<string, string> = {
    bg: surface.card,
    bg2: surface.page,
    bg3: surface.sunken,
    'light-bg': surface.sunken,
    'hover-color': surface.sunken,
    'input-bg': surface.card,
    fg: text.default,
    fg2: text.default,
    fg3: text.muted,
    'light-fg': text.muted,
    'placeholder-color': text.muted,
    'selection-bg': surface.inverse,
    'selection-fg': text.onInverse,
    'border-color': border.control,
    'light-border-color': border.subtle,
    'code-border-color': border.subtle,
    'primary-color': brand.text,
    'secondary-color': brand.text,
    'primary-btn-text-color': brand.onSolid,
    'header-bg': surface.page,
    'header-fg': text.default,
    'nav-bg-color': surface.page,
    'nav-text-color': text.muted,
    'nav-hover-bg-color': brand.subtle,
    'nav-hover-scrollbar-color': border.control,
    'nav-hover-text-color': brand.text,
    // Methods, types and marks.
    blue: brand.text,
    green: positive.text,
    orange: warning.text,
    yellow: warning.text,
    red: critical.text,
    purple: text.muted,
    gray: text.muted,
    pink: critical.text,
    'light-blue': brand.subtle,
    'light-green': positive.subtle,
    'light-orange': warning.subtle,
    'light-yellow': warning.subtle,
    'light-red': critical.subtle,
    'light-purple': surface.sunken,
    'light-gray': surface.sunken,
    'code-fg': text.default,
    'inline-code-fg': text.default,
    'code-property-color': critical.text,
    'code-keyword-color': brand.text,
    'code-operator-color': text.muted,
    'font-regular': font.body,
    'font-mono': 'ui-monospace, Menlo, Consolas, monospace',
    'border-radius': radius.control,
  }
  const set = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return `body{background:${surface.page};color:${text.default}}header{border-color:${accent.stitch}}a{color:${brand.text}}openapi-explorer{${set.join(';')}}`
}
