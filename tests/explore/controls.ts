/** Reads the controls that a visitor finds on a page from its accessibility tree, as Playwright writes it. */
import { isControlRole, type Named } from './step.ts'

export type Control = Named & {
  disabled: boolean
  /** Where a link leads. */
  url?: string
  /** What encloses it: controls of one form are in the same one. */
  group: number
}

/** What groups controls. */
const GROUPS = ['form', 'dialog', 'tabpanel', 'region', 'contentinfo', 'banner', 'main']
/** `- button "Send" [disabled]:`, the name as JSON writes it. */
const NODE = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)/

export function controlsIn(tree: string): Control[] {
  const controls: Control[] = []
  const counts = new Map<string, number>()
  const open: { depth: number; line: number }[] = []
  for (const [line, text] of tree.split('\n').entries()) {
    const depth = text.search(/\S/)
    const item = unquoted(text.slice(depth).replace(/^- /, ''))
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop()
    const last = controls.at(-1)
    if (item.startsWith('/url: ')) {
      if (last) last.url = item.slice('/url: '.length).replace(/^"(.*)"$/, '$1')
      continue
    }
    const [, role = '', quoted, marks = ''] = NODE.exec(item) ?? []
    if (GROUPS.includes(role)) open.push({ depth, line })
    if (!isControlRole(role) || quoted === undefined) continue
    const name: string = JSON.parse(quoted)
    const index = counts.get(`${role} ${name}`) ?? 0
    counts.set(`${role} ${name}`, index + 1)
    controls.push({
      role,
      name,
      index,
      disabled: marks.includes('[disabled]'),
      group: open.at(-1)?.line ?? -1,
    })
  }
  return controls
}

/** YAML puts a key in single quotes where it holds what means something to YAML. */
function unquoted(item: string): string {
  return item.startsWith("'") ? item.slice(1, item.lastIndexOf("'")).replaceAll("''", "'") : item
}
