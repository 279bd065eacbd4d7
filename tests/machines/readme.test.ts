import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { machines } from '../../machines/index.ts'
import type { MachineEntry } from '../../machines/machine-entry.ts'
import { machinesReadme } from '../../scripts/machines/readme.ts'
import { PLACEHOLDER } from '../../scripts/machines/templates.ts'

it('machines/README.md shows the machines as they are (npm run make -- diagrams)', () => {
  expect(readFileSync('machines/README.md', 'utf8')).toBe(machinesReadme())
})

it.each(Object.entries<MachineEntry>(machines))(
  '%s says what it is for and where it comes from',
  (_name, entry) => {
    expect(entry.purpose).not.toBe(PLACEHOLDER.purpose)
    expect(entry.section).not.toBe(PLACEHOLDER.section)
  },
)
