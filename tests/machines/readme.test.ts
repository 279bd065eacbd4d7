import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { machinesReadme } from '../../scripts/machines/readme.ts'

it('machines/README.md shows the machines as they are (npm run machines:draw)', () => {
  expect(readFileSync('machines/README.md', 'utf8')).toBe(machinesReadme())
})
