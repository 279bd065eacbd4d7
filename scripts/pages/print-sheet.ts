/**
 * The rules for paper, in a style sheet of their own. A page that nobody has touched yet has no others than those of its
 * first paint, and it may be printed: by a phone's share menu, or by a program that makes PDFs. Browsers load a sheet for
 * another medium last, and wait for it before they print.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import { writeSheet } from './sheet-file.ts'

/** Writes it beside the style sheet at the address `styles` in the folder `dist`. Returns its address. */
export async function writePrintSheet(dist: string, styles: string): Promise<string> {
  return writeSheet(dist, 'print', printRules(await readFile(join(dist, styles), 'utf8')))
}

/** The part of a style sheet that is for paper, within the conditions around it. */
function printRules(css: string): string {
  const sheet = postcss.parse(css)
  keepForPrint(sheet)
  return `${sheet}`
}

const isForPrint = ({ name, params }: AtRule) =>
  name === 'page' || (name === 'media' && /\bprint\b/.test(params))

function keepForPrint(container: Container<ChildNode>): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) node.remove()
    else if (!isForPrint(node)) {
      keepForPrint(node as Container<ChildNode>)
      if (node.nodes.length === 0) node.remove()
    }
  })
}
