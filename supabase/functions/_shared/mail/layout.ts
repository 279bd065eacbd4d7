/**
 * The layout of every mail, for phones first, in light and dark. A mail is a list of blocks; its text and its HTML
 * come from the same blocks, so neither says more than the other.
 */
import { site } from '../../../../content/site.ts'
import { escapeHtml, oneLine } from '../text.ts'

export type Row = { label: string; value: string }
/** A button. In the text, `value`, or else the address, follows the label. */
export type Action = { label: string; value?: string; href: string }

export type Block =
  | { kind: 'heading'; text: string; above?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'title'; text: string }
  /** Somebody's words, with their line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'actions'; actions: readonly Action[] }
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'code'; text: string }
  | { kind: 'footer'; lines: readonly string[]; action?: Action }

export type Body = { text: string; html: string }

export function layOut(title: string, blocks: readonly Block[]): Body {
  return {
    text: blocks.map(asText).join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body class="page" style="${LIGHT.page};margin:0;padding:0;-webkit-text-size-adjust:100%">
<div style="max-width:600px;margin:0 auto;padding:28px 20px 36px;font:16px/1.5 ${SANS}">
<p class="brand" style="${LIGHT.brand};margin:0 0 24px;padding:0 0 14px;font:17px/1 ${SERIF};letter-spacing:.01em">${escapeHtml(site.shortName)}</p>
${blocks.map(asHtml).join('\n')}
</div></body></html>`,
  }
}

/** The brand is the first line of every mail. */
function asText(block: Block, index: number): string {
  return (index === 0 ? `${site.shortName}\n\n` : '') + blockText(block)
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return [...(block.above ? [block.above] : []), block.text].map(oneLine).join('\n')
    case 'paragraph':
    case 'title':
    case 'code':
      return oneLine(block.text)
    case 'quote':
      return block.text
    case 'actions':
      return block.actions.map(actionText).join('\n')
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n')
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${oneLine(step)}`).join('\n')
    case 'footer':
      return [...block.lines.map(oneLine), ...(block.action ? [actionText(block.action)] : [])].join('\n')
  }
}

function actionText({ label, value, href }: Action): string {
  return `${label}: ${oneLine(value ?? href)}`
}

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace'

/** Inline, because some mail programs drop style sheets; those that support dark mode read them. */
const LIGHT = {
  page: 'background:#fbf9f4;color:#10232b',
  brand: 'color:#10232b;border-bottom:2px solid #c9973f',
  soft: 'color:#52616b',
  line: 'border-top:1px solid #e2ded4',
  quote: 'background:#f2eee4;color:#10232b',
  primary: 'background:#10363f;color:#ffffff;border:1px solid #10363f',
  secondary: 'background:transparent;color:#10363f;border:1px solid #8b979c',
  link: 'color:#1d5c78',
} as const

const STYLE = `@media (prefers-color-scheme:dark){
.page{background:#0d1c22!important;color:#edf0ea!important}
.brand{color:#edf0ea!important;border-color:#e2b661!important}
.soft{color:#afbdc2!important}
.line{border-color:#2c4049!important}
.quote{background:#172c34!important;color:#edf0ea!important}
.primary{background:#e2b661!important;color:#10232b!important;border-color:#e2b661!important}
.secondary{color:#edf0ea!important;border-color:#6d8089!important}
.link{color:#9cc9dd!important}
}`

const BREAK = 'overflow-wrap:anywhere;word-break:break-word'

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.above ? `<p class="soft" style="${LIGHT.soft};margin:0 0 4px;font-size:14px">${escapeHtml(block.above)}</p>\n` : ''}<h1 style="margin:0 0 20px;font:normal 27px/1.2 ${SERIF};${BREAK}">${escapeHtml(block.text)}</h1>`
    case 'paragraph':
      return `<p style="margin:0 0 16px;${BREAK}">${escapeHtml(block.text)}</p>`
    case 'title':
      return `<h2 style="margin:32px 0 10px;font:600 16px/1.3 ${SANS}">${escapeHtml(block.text)}</h2>`
    case 'quote':
      return `<p class="quote" style="${LIGHT.quote};margin:0 0 20px;padding:14px 16px;border-radius:8px;white-space:pre-wrap;${BREAK}">${escapeHtml(block.text)}</p>`
    case 'actions':
      return `<div style="margin:0 0 20px">${block.actions.map(button).join('\n')}</div>`
    case 'rows':
      return `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse">${block.rows.map(row).join('')}</table>`
    case 'steps':
      return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 12px;border-collapse:collapse">${block.steps.map(step).join('')}</table>`
    case 'code':
      return `<p class="quote" style="${LIGHT.quote};margin:0 0 16px;padding:12px 14px;border-radius:8px;font:14px/1.4 ${MONO};${BREAK}">${escapeHtml(block.text)}</p>`
    case 'footer':
      return `<div class="soft line" style="${LIGHT.soft};${LIGHT.line};margin:36px 0 0;padding:16px 0 0;font-size:14px;${BREAK}">${[...block.lines.map(escapeHtml), ...(block.action ? [footerLink(block.action)] : [])].map((line) => `<p style="margin:0 0 6px">${line}</p>`).join('')}</div>`
  }
}

function button({ label, value, href }: Action, index: number): string {
  const rank = index === 0 ? 'primary' : 'secondary'
  return `<a class="${rank}" href="${escapeHtml(href)}" style="${LIGHT[rank]};display:block;margin:0 0 10px;padding:13px 16px;border-radius:8px;text-align:center;text-decoration:none;font-weight:600;${BREAK}">${escapeHtml(value ? `${label} ${value}` : label)}</a>`
}

function footerLink({ label, href }: Action): string {
  return `<a class="link" href="${escapeHtml(href)}" style="${LIGHT.link}">${escapeHtml(label)}</a>`
}

function row({ label, value }: Row): string {
  return `<tr><td class="soft line" style="${LIGHT.soft};${LIGHT.line};width:92px;padding:9px 12px 9px 0;vertical-align:top;font-size:14px;line-height:22px">${escapeHtml(label)}</td> <td class="line" style="${LIGHT.line};padding:9px 0;vertical-align:top;font-size:15px;line-height:22px;${BREAK}">${escapeHtml(value)}</td></tr>`
}

function step(text: string, index: number): string {
  return `<tr><td class="soft" style="${LIGHT.soft};width:26px;padding:0 0 10px;vertical-align:top">${index + 1}.</td> <td style="padding:0 0 10px;vertical-align:top">${escapeHtml(text)}</td></tr>`
}
