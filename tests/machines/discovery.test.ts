/** Every machine of the registry has its files, and whatever is missing or misnamed is said in a sentence. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { load, machineNames } from '../path-harness/discover.ts'
import { folderProblems } from '../path-harness/folders.ts'

it('every machine has its fixture, view, screen and table, and nothing is left over', () => {
  expect(folderProblems(machineNames)).toEqual([])
})

describe('what is wrong with a folder', () => {
  /** A tree with the given files below `tests/machines`. */
  function tree(...files: string[]): string {
    const root = mkdtempSync(join(tmpdir(), 'machines-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    for (const file of files) {
      const path = join(root, 'tests/machines', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, '')
    }
    return root
  }
  const whole = ['fixture.ts', 'view.tsx', 'screen.ts', 'table.txt', 'shows.txt'].map(
    (file) => `tabs-menu/${file}`,
  )

  it('is nothing when all is there, and shared files are nobody’s', () => {
    expect(folderProblems(['tabsMenu'], tree(...whole, 'shared/frame.ts', 'paths.test.ts'))).toEqual([])
  })

  it.each([
    ['tabs-menu/fixture.ts', 'The machine tabsMenu has no fixture: tests/machines/tabs-menu/fixture.ts'],
    ['tabs-menu/view.tsx', 'The machine tabsMenu has no view: tests/machines/tabs-menu/view.tsx'],
    ['tabs-menu/screen.ts', 'The machine tabsMenu has no screen: tests/machines/tabs-menu/screen.ts'],
    ['tabs-menu/table.txt', 'The machine tabsMenu has no table: tests/machines/tabs-menu/table.txt'],
    ['tabs-menu/shows.txt', 'The machine tabsMenu has no shows: tests/machines/tabs-menu/shows.txt'],
  ])('is that %s is missing', (absent, sentence) => {
    const [problem, ...others] = folderProblems(
      ['tabsMenu'],
      tree(...whole.filter((file) => file !== absent)),
    )
    expect(problem).toContain(sentence)
    expect(others).toEqual([])
  })

  it('is that a file has another name', () => {
    expect(folderProblems(['tabsMenu'], tree(...whole, 'tabs-menu/fixtures.ts'))).toEqual([
      'tests/machines/tabs-menu/fixtures.ts is none of fixture.ts, view.tsx, screen.ts, table.txt, shows.txt.',
    ])
  })

  it('is that a folder has no machine', () => {
    expect(folderProblems(['tabsMenu'], tree(...whole, 'tabsMenu/fixture.ts'))).toEqual([
      'tests/machines/tabsMenu belongs to no machine of machines/index.ts.',
    ])
  })
})

it('a machine without a fixture cannot be loaded, and the error says what to add', async () => {
  await expect(load('unwritten', 'fixture')).rejects.toThrow(
    'The machine unwritten has no fixture: tests/machines/unwritten/fixture.ts is missing',
  )
})
