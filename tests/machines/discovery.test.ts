/** Every machine of the registry has its files, and whatever is missing or misnamed is said in a sentence. */
import { expect, it } from 'vitest'
import { load, machineNames } from '../path-harness/discover.ts'
import { folderProblems, missing } from '../path-harness/folders.ts'

it('every machine has its fixture, view, screen and table, and nothing is left over', () => {
  expect(folderProblems(machineNames)).toEqual([])
})

it('a machine without a fixture cannot be loaded, and the error says what to add', async () => {
  await expect(load('unwritten', 'fixture')).rejects.toThrow(
    'The machine unwritten has no fixture: tests/machines/unwritten/fixture.ts is missing',
  )
})

it.each(['table', 'shows'] as const)(
  'a machine without its %s is named in the command that writes it',
  (part) => {
    for (const machine of machineNames)
      expect(missing(machine, part)).toContain(`\`npm run test:paths -- --accept ${machine}\``)
  },
)
