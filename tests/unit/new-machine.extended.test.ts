/** `npm run new:machine` writes a machine that type-checks, is discovered, and passes its path tests unchanged. */
import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { copyTree, runIn } from '../../scripts/launch/copy-tree.ts'

const MINUTE_MS = 60_000

it(
  'writes six files and a registry entry that pass once they are accepted',
  () => {
    const tree = copyTree('new-machine-')
    onTestFinished(() => rmSync(tree, { recursive: true, force: true }))
    const run = (...command: string[]) => runIn(tree, command)
    const node = (...args: string[]) => run(process.execPath, '--import', 'tsx', ...args)

    const written = node('scripts/new-machine.ts', 'tabsMenu')
    expect(written.output).toContain('Wrote machines/tabs-menu.ts, src/features/tabs-menu/use-tabs-menu.ts, ')
    expect(written.status).toBe(0)
    expect(run('node_modules/.bin/tsc')).toEqual({ status: 0, output: '' })
    expect(run('node_modules/.bin/biome', 'ci', 'machines', 'tests/machines', 'src/features').status).toBe(0)

    const accepted = node('scripts/test-paths.ts', '--accept', 'tabsMenu')
    expect(accepted.output).not.toContain('FAIL')
    expect(accepted.status).toBe(0)
    const after = run(
      ...['node_modules/.bin/vitest', 'run', '--project=unit', '--project=components'],
      ...['tests/machines/discovery.test.ts', 'tests/machines/screens.test.tsx'],
      ...['-t', 'nothing is left over|tabsMenu presses the switch'],
    )
    expect(after.output).toMatch(/Test Files {2}2 passed/)
    expect(after.status).toBe(0)
  },
  // Only against a hang: it compiles and runs tests three times over, in minutes on a quiet machine.
  30 * MINUTE_MS,
)
