import type { EmailContent, EmailPart, Place, Row } from './email-content.ts'
import type { Locale } from './locale.ts'

/**
 * The product's colours for mail, which has no custom properties: the same values as the themes of the design system
 * (checked by tests/unit/mail-look.test.ts).
 */
export interface Look {
  page: string
  card: string
  text: string
  muted: string
  brand: string
  brandSubtle: string
  action: string
  onAction: string
  stitch: string
  line: string
  noticeText: string
  noticeBack: string
}

export const light: Look = {
  page: '#FAF8F4',
  card: '#FFFFFF',
  text: '#14201F',
  muted: '#55625F',
  brand: '#0B6B5D',
  brandSubtle: '#E6F2EE',
  action: '#C2410C',
  onAction: '#FFFFFF',
  stitch: '#B9770A',
  line: '#E4DED2',
  noticeText: '#8A5A00',
  noticeBack: '#FFF4DC',
}

export const dark: Look = {
  page: '#0C1B1C',
  card: '#142829',
  text: '#E9F1EE',
  muted: '#9DB0AB',
  brand: '#4FD1B5',
  brandSubtle: '#16332F',
  action: '#FFB59B',
  onAction: '#14201F',
  stitch: '#F4A91F',
  line: '#24393A',
  noticeText: '#F5CE7A',
  noticeBack: '#33270C',
}

/**
 * An email as HTML that mail programs draw: tables, styles on the elements, 600 px at most, no pictures, nothing fetched
 * and nothing that runs. The dark colours are for programs that support them; others keep the light ones or invert them.
 * What programs read stands last, because Gmail shows the first 102 kB alone.
 */
export function htmlEmail(
  content: EmailContent,
  { language, siteUrl, words, phone }: Pick<Locale, 'language' | 'siteUrl' | 'words' | 'phone'>,
): string {
  const { subject, preview, title, parts, button, reason, reservations = [] } = content
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${darkRules}
}
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};">
<div style="display:none;max-height:0;overflow:hidden;">${escape(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.page};">
<tr><td align="center" style="padding:24px 12px 40px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="pad" style="padding:0 32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="1%"><a class="brand" href="${escape(siteUrl)}" style="${font}color:${light.brand};font-size:28px;line-height:32px;font-weight:800;text-decoration:none;">${words.common.brand}</a></td><td style="padding:6px 0 0 12px;">${stitch}</td></tr></table>
</td></tr>
<tr><td class="card line pad" style="background:${light.card};border:1px solid ${light.line};border-radius:16px;padding:32px;">
<h1 class="text" style="${font}color:${light.text};margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700;">${escape(title)}</h1>
${parts.map(htmlPart).join('\n')}${button ? `\n${htmlButton(button)}` : ''}
</td></tr>
<tr><td class="pad" style="padding:20px 32px 0;">
<p class="muted" style="${font}margin:0 0 8px;color:${light.muted};font-size:14px;line-height:20px;">${words.common.call} <a class="brand" href="${escape(phone.href)}" style="color:${light.brand};">${escape(phone.shown)}</a></p>
<p class="muted" style="${font}margin:0;color:${light.muted};font-size:14px;line-height:20px;">${escape(reason)}</p>
</td></tr>
</table>
</td></tr>
</table>
${reservations.length > 0 ? `<script type="application/ld+json">${json(reservations)}</script>\n` : ''}</body>
</html>
`
}

/** Bangla uses the first of these fonts that has its letters. */
const font =
  "font-family:'Anek Latin','Anek Bangla','Noto Sans','Noto Sans Bengali',Roboto,'Segoe UI','Nirmala UI',Helvetica,Arial,sans-serif;"
const body = `${font}font-size:16px;line-height:24px;`

const darkRules = [
  `.page { background: ${dark.page} !important; }`,
  `.card { background: ${dark.card} !important; }`,
  `.line { border-color: ${dark.line} !important; }`,
  `.text { color: ${dark.text} !important; }`,
  `.muted { color: ${dark.muted} !important; }`,
  `.brand { color: ${dark.brand} !important; }`,
  `.edge { border-color: ${dark.stitch} !important; }`,
  `.ticket { background: ${dark.brandSubtle} !important; }`,
  `.notice { background: ${dark.noticeBack} !important; color: ${dark.noticeText} !important; }`,
  `.action { background: ${dark.action} !important; color: ${dark.onAction} !important; }`,
].join('\n')

/** The running stitch of a journey. */
const stitch = `<div class="edge" style="border-top:2px dashed ${light.stitch};font-size:0;line-height:0;">&nbsp;</div>`

function htmlPart(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p class="text" style="${body}margin:0 0 16px;color:${light.text};">${escape(part.text)}</p>`
    case 'notice':
      return `<p class="notice" style="${body}margin:0 0 16px;padding:12px 16px;border-radius:8px;background:${light.noticeBack};color:${light.noticeText};">${escape(part.text)}</p>`
    case 'product':
      return part.ends ? route(...part.ends) : productName(part.name)
    case 'facts':
      return rows(part.rows.map(factRow), 'line')
    case 'price':
      return rows([...part.lines.map(priceRow), totalRow(part.total)], 'ticket')
  }
}

/** The head of a ticket: two large codes with the stitch between them. */
function route(from: Place, to: Place): string {
  const end = ({ code, city }: Place, align: 'left' | 'right') =>
    `<td width="1%" align="${align}" style="white-space:nowrap;"><span class="brand" style="${font}color:${light.brand};font-size:36px;line-height:40px;font-weight:800;">${escape(code)}</span><br><span class="muted" style="${font}color:${light.muted};font-size:14px;line-height:20px;">${escape(city)}</span></td>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px;"><tr>${end(from, 'left')}<td style="padding:0 12px 20px;">${stitch}</td>${end(to, 'right')}</tr></table>`
}

function productName(name: string): string {
  return `<p class="brand" style="${font}margin:8px 0 16px;color:${light.brand};font-size:22px;line-height:28px;font-weight:800;">${escape(name)}</p>`
}

/** A section of the ticket: facts on the card's colour, a price on the river's green. */
function rows(lines: string[], ground: 'line' | 'ticket'): string {
  const look =
    ground === 'ticket'
      ? `background:${light.brandSubtle};border-radius:12px;padding:8px 16px;`
      : `border-top:1px solid ${light.line};padding:8px 0 0;`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">
<tr><td class="${ground}" style="${look}">
<table width="100%" cellpadding="0" cellspacing="0" border="0">
${lines.join('\n')}
</table>
</td></tr></table>`
}

const cell = `${body}padding:6px 0;vertical-align:top;`

function factRow([term, value]: Row): string {
  return `<tr><th scope="row" align="left" class="muted" style="${cell}width:38%;padding-right:12px;color:${light.muted};font-weight:400;">${escape(term)}</th><td class="text" style="${cell}color:${light.text};font-weight:600;word-break:break-word;">${escape(value)}</td></tr>`
}

function priceRow([term, value]: Row): string {
  return `<tr><th scope="row" align="left" class="text" style="${cell}padding-right:12px;color:${light.text};font-weight:400;">${escape(term)}</th><td align="right" class="text" style="${cell}color:${light.text};white-space:nowrap;">${escape(value)}</td></tr>`
}

function totalRow([term, value]: Row): string {
  const edge = `border-top:2px dashed ${light.stitch};padding-top:10px;`
  return `<tr><th scope="row" align="left" class="text edge" style="${cell}${edge}padding-right:12px;color:${light.text};font-weight:700;">${escape(term)}</th><td align="right" class="text edge" style="${cell}${edge}color:${light.text};font-size:22px;font-weight:800;white-space:nowrap;">${escape(value)}</td></tr>`
}

function htmlButton({ label, href }: { label: string; href: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0;"><tr><td class="action" bgcolor="${light.action}" style="background:${light.action};border-radius:8px;">
<a class="action" href="${escape(href)}" style="${font}display:inline-block;padding:14px 24px;border-radius:8px;background:${light.action};color:${light.onAction};font-size:16px;line-height:20px;font-weight:700;text-decoration:none;">${escape(label)}</a>
</td></tr></table>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Data within an element: nothing in it can end the element, or begin another. */
function json(data: unknown): string {
  const coded = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, coded)
}

/** Text for an element or a quoted attribute. */
function escape(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
