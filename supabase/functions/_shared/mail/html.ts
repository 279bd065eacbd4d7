/**
 * The HTML of a mail, of what Outlook for Windows understands too, which draws mail with Word: tables and their attributes
 * for widths, colours and room, type that cells do not inherit, and a `<br>` for every line break. A component library
 * would bring React or a template language to the functions, for eight kinds of block.
 */
import { site } from '../../../../content/site.ts'
import { escapeHtml } from '../text.ts'
import type { Action, Block, Row } from './layout.ts'

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace'

/** In CSS pixels. */
const WIDTH = 600

/** Inline, because some mail programs drop style sheets; those that support dark mode read them. */
const LIGHT = {
  page: 'background:#fbf9f4;color:#10232b',
  brand: 'color:#10232b;border-bottom:2px solid #c9973f',
  soft: 'color:#52616b',
  line: 'border-top:1px solid #e2ded4',
  quote: 'background:#f2eee4;color:#10232b',
  primary: 'background:#10363f;border:1px solid #10363f',
  onPrimary: 'color:#ffffff',
  secondary: 'background:transparent;border:1px solid #8b979c',
  onSecondary: 'color:#10363f',
  link: 'color:#1d5c78',
} as const

const STYLE = `td{font-family:${SANS};font-size:16px;line-height:24px}
@media (prefers-color-scheme:dark){
.page{background:#0d1c22!important;color:#edf0ea!important}
.brand{color:#edf0ea!important;border-color:#e2b661!important}
.soft{color:#afbdc2!important}
.line{border-color:#2c4049!important}
.quote{background:#172c34!important;color:#edf0ea!important}
.primary{background:#e2b661!important;border-color:#e2b661!important}
.on-primary{color:#10232b!important}
.secondary{border-color:#6d8089!important}
.on-secondary{color:#edf0ea!important}
.link{color:#9cc9dd!important}
}`

const BREAK = 'overflow-wrap:anywhere;word-break:break-word'
const type = (family: string, size: number, height: number) =>
  `font-family:${family};font-size:${size}px;line-height:${height}px`
const SMALL = 'font-size:14px;line-height:22px'
const TABLE = '<table role="presentation" cellspacing="0" cellpadding="0" border="0"'

/** Outlook knows no greatest width. */
const forOutlook = (html: string) => `<!--[if mso]>${html}<![endif]-->`

export function asHtml(title: string, blocks: readonly Block[]): string {
  const brand = cell(
    'brand',
    `${LIGHT.brand};padding:0 0 14px;${type(SERIF, 17, 17)};letter-spacing:.01em`,
    escapeHtml(site.shortName),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body class="page" bgcolor="#fbf9f4" style="${LIGHT.page};margin:0;padding:0;-webkit-text-size-adjust:100%;font-family:${SANS};font-size:16px;line-height:24px">
${TABLE} class="page" width="100%" bgcolor="#fbf9f4" style="${LIGHT.page}"><tr><td align="center" style="padding:28px 20px 36px">
${forOutlook(`${TABLE} width="${WIDTH}"><tr><td>`)}
${TABLE} width="100%" style="max-width:${WIDTH}px;text-align:left">
${[brand, ...blocks.map((block) => cell('', roomOf(block), blockHtml(block)))].map((one) => `<tr>${one}</tr>`).join('\n')}
</table>
${forOutlook('</td></tr></table>')}
</td></tr></table></body></html>`
}

/** `attributes` end with a space. */
function cell(name: string, style: string, content: string, attributes = ''): string {
  return `<td ${name && `class="${name}" `}${attributes}style="${style}">${content}</td>`
}

/** A box of its own colour, as wide as the mail. */
const box = (name: string, colour: string, style: string, content: string) =>
  `${TABLE} width="100%"><tr>${cell(name, `${style};border-radius:8px;${BREAK}`, content, `bgcolor="${colour}" `)}</tr></table>`

/** The room around a block. */
function roomOf({ kind }: Block): string {
  switch (kind) {
    case 'heading':
      return 'padding:24px 0 20px'
    case 'title':
      return 'padding:16px 0 10px'
    case 'footer':
      return 'padding:20px 0 0'
    default:
      return 'padding:0 0 16px'
  }
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.above ? `<p class="soft" style="${LIGHT.soft};margin:0 0 4px;${SMALL}">${escapeHtml(block.above)}</p>\n` : ''}<h1 style="margin:0;font-weight:normal;${type(SERIF, 27, 32)};${BREAK}">${escapeHtml(block.text)}</h1>`
    case 'paragraph':
      return `<p style="margin:0;${BREAK}">${escapeHtml(block.text)}</p>`
    case 'title':
      return `<h2 style="margin:0;font-weight:600;font-size:16px;line-height:21px">${escapeHtml(block.text)}</h2>`
    case 'quote':
      return box('quote', '#f2eee4', `${LIGHT.quote};padding:14px 16px`, lines(block.text))
    case 'code':
      return box(
        'quote',
        '#f2eee4',
        `${LIGHT.quote};padding:12px 14px;${type(MONO, 14, 20)}`,
        escapeHtml(block.text),
      )
    case 'actions':
      return `${TABLE} width="100%">${block.actions.map(button).join('\n')}</table>`
    case 'rows':
      return `${TABLE} width="100%">${block.rows.map(row).join('')}</table>`
    case 'steps':
      return `${TABLE}>${block.steps.map(step).join('')}</table>`
    case 'footer':
      return `${TABLE} width="100%"><tr>${cell('soft line', `${LIGHT.soft};${LIGHT.line};padding:16px 0 0;${SMALL};${BREAK}`, footer(block.lines, block.action))}</tr></table>`
  }
}

/** Text with its line breaks and the spaces between columns, without `white-space`. */
const lines = (text: string) =>
  escapeHtml(text)
    .replace(/\r\n?|\n/g, '<br>')
    .replace(/ (?= )|(?<=^|<br>) /g, '&nbsp;')

const RANKS = {
  first: { name: 'primary', fill: 'bgcolor="#10363f" ', cell: LIGHT.primary, text: LIGHT.onPrimary },
  other: { name: 'secondary', fill: '', cell: LIGHT.secondary, text: LIGHT.onSecondary },
} as const

/** In Outlook, which has no room within links, the cell has it. */
function button({ label, value, href }: Action, index: number): string {
  const rank = index === 0 ? RANKS.first : RANKS.other
  const style = `${rank.text};display:block;padding:13px 16px;text-decoration:none;font-weight:600;${BREAK}`
  const link = `<a class="on-${rank.name}" href="${escapeHtml(href)}" style="${style}">${escapeHtml(value ? `${label} ${value}` : label)}</a>`
  const around = `${rank.cell};border-radius:8px;mso-padding-alt:13px 16px`
  return `<tr>${cell(rank.name, around, link, `${rank.fill}align="center" `)}</tr><tr>${cell('', 'font-size:1px;line-height:10px', '&nbsp;', 'height="10" ')}</tr>`
}

const footer = (texts: readonly string[], action: Action | undefined) =>
  [...texts.map(escapeHtml), ...(action ? [footerLink(action)] : [])]
    .map((line) => `<p style="margin:0 0 6px">${line}</p>`)
    .join('')

function footerLink({ label, href }: Action): string {
  return `<a class="link" href="${escapeHtml(href)}" style="${LIGHT.link}">${escapeHtml(label)}</a>`
}

function row({ label, value }: Row): string {
  const name = cell(
    'soft line',
    `${LIGHT.soft};${LIGHT.line};padding:9px 12px 9px 0;${SMALL}`,
    escapeHtml(label),
    'width="92" valign="top" ',
  )
  return `<tr>${name} ${cell('line', `${LIGHT.line};padding:9px 0;font-size:15px;line-height:22px;${BREAK}`, escapeHtml(value), 'valign="top" ')}</tr>`
}

function step(text: string, index: number): string {
  const number = cell('soft', `${LIGHT.soft};padding:0 0 10px`, `${index + 1}.`, 'width="26" valign="top" ')
  return `<tr>${number} ${cell('', 'padding:0 0 10px', escapeHtml(text), 'valign="top" ')}</tr>`
}
