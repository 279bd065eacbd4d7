/**
 * The layout of every mail, for phones first, in light and dark. A mail is a list of blocks; its text and its HTML
 * come from the same blocks, so neither says more than the other.
 */
import { site } from '../../../../content/site.ts'
import { oneLine } from '../text.ts'
import { asHtml } from './html.ts'

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

export const layOut = (title: string, blocks: readonly Block[]): Body => ({
  text: blocks.map(asText).join('\n\n'),
  html: asHtml(title, blocks),
})

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
