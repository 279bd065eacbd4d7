/** The text of machines/README.md: what is written there by hand, then every machine. A test fails when the file differs. */
import { readFileSync } from 'node:fs'
import { machines } from '../../machines/index.ts'
import type { MachineEntry } from '../../machines/machine-entry.ts'
import { mermaid } from './mermaid.ts'

const MARK = '<!-- `npm run make -- diagrams` writes what follows. -->\n'

export function machinesReadme(): string {
  const [byHand] = readFileSync('machines/README.md', 'utf8').split(MARK)
  const sections = Object.entries<MachineEntry>(machines).map(
    ([name, { machine, purpose, section }]) =>
      `## ${name}\n\n${[purpose, ...sourceOf(section)].join(' ')}\n\n\`\`\`mermaid\n${mermaid(machine)}\n\`\`\`\n`,
  )
  return [`${byHand}${MARK}`, ...sections].join('\n')
}

/** The section of the product specification that asks for the machine, if one does. */
const sourceOf = (section: string): string[] => (section.startsWith('none') ? [] : [`Section ${section}.`])
