/** `npm run new:machine` writes a machine that type-checks, is discovered, and passes its path tests unchanged. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Not copied: not needed for the type check and the tests, or linked instead. */
const EXCLUDED = /^(node_modules|\.git|\.local|\.build|dist|docs|test-results|src\/public)$/
const MINUTE_MS = 60_000

let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'new-machine-'))
  for (const entry of readdirSync('.').filter((name) => !EXCLUDED.test(name)))
    cpSync(entry, join(tree, entry), { recursive: true, filter: (path) => !EXCLUDED.test(path) })
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** Runs a command in the copy, without the variables by which the outer Vitest would affect an inner one. */
function run(command: string, ...args: string[]): { status: number | null; output: string } {
  const environment = Object.entries(process.env).filter(
    ([key]) => !/^(VITEST|NODE_ENV|TEST|VITE_|FORCE_COLOR)/.test(key),
  )
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...Object.fromEntries(environment), NO_COLOR: '1' },
  })
  return { status, output: stdout + stderr }
}
const node = (...args: string[]) => run(process.execPath, '--import', 'tsx', ...args)
const vitest = (...args: string[]) => run('node_modules/.bin/vitest', 'run', '--project', 'unit', ...args)

it(
  'writes six files and a registry entry that pass once their traces are accepted',
  () => {
    const written = node('scripts/new-machine.ts', 'tabsMenu')
    expect(written.output).toContain(
      'Wrote machines/tabs-menu.ts, src/features/tabs-menu/use-tabs-menu.ts, tests/machines/tabs-menu/fixture.ts, src/features/tabs-menu/TabsMenu.tsx, tests/machines/tabs-menu/view.tsx, tests/machines/tabs-menu/screen.ts\n',
    )
    expect(written.status).toBe(0)

    expect(run('node_modules/.bin/tsc')).toEqual({ status: 0, output: '' })
    expect(run('node_modules/.bin/biome', 'ci', 'machines', 'tests/machines', 'src/features').status).toBe(0)

    const before = vitest('tests/machines/discovery.test.ts', '-t', 'nothing is left over')
    expect(before.output).toContain(
      'The machine tabsMenu has no traces: tests/machines/tabs-menu/traces.json',
    )
    expect(before.output).not.toMatch(/The machine tabsMenu has no (fixture|view|screen)/)
    expect(before.status).toBe(1)

    const accepted = node('scripts/test-paths.ts', '--accept')
    expect(accepted.output).not.toContain('FAIL')
    expect(accepted.status).toBe(0)
    const after = vitest(
      'tests/machines/discovery.test.ts',
      'tests/machines/screens.test.tsx',
      '-t',
      'nothing is left over|tabsMenu presses the switch',
    )
    expect(after.output).toMatch(/Test Files {2}2 passed/)
    expect(after.status).toBe(0)
  },
  5 * MINUTE_MS,
)
