/** The files of a new machine: a working switch with tests at every level, to be replaced. */
import { fileOf, kebab } from '../../tests/path-harness/folders.ts'

/** Placeholders for the author to replace; a test fails while they are in the registry. */
export const PLACEHOLDER = {
  purpose: 'Describe its purpose from a visitor’s point of view.',
  section: 'name the section',
}

/** The texts of a new machine's files, by path. */
export function newMachineFiles(name: string): Record<string, string> {
  const file = kebab(name)
  return {
    [`machines/${file}.ts`]: machine(name),
    [`src/features/${file}/use-${file}.ts`]: hook(name, file),
    [fileOf(name, 'fixture')]: fixture(name, file),
    [`src/features/${file}/${pascal(name)}.tsx`]: component(name, file),
    [fileOf(name, 'view')]: view(name, file),
    [fileOf(name, 'screen')]: screen(),
  }
}

/** `machines/index.ts` with an import and an entry for the machine, each added last. */
export function withMachine(index: string, name: string): string {
  const lastImport = index.lastIndexOf('\nimport ') + 1
  const afterImports = index.indexOf('\n', lastImport) + 1
  const end = index.lastIndexOf('} satisfies Record<string, MachineEntry>')
  return [
    index.slice(0, afterImports),
    `import { ${name} } from './${kebab(name)}.ts'\n`,
    index.slice(afterImports, end),
    `  ${name}: {
    machine: ${name},
    purpose: '${PLACEHOLDER.purpose}',
    section: '${PLACEHOLDER.section}',
  },\n`,
    index.slice(end),
  ].join('')
}

const pascal = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

function machine(name: string): string {
  return `/**
 * Describe what it is, and its states from a visitor's point of view.
 *
 *   off   …
 *   on    …
 *
 * Invariant: …
 */
import { setup } from 'xstate'
import { type Rules, rules } from './rules.ts'

type Event = { type: 'switch.pressed' }

export const ${name} = setup({
  types: { events: {} as Event, transitionMeta: {} as Rules },
}).createMachine({
  id: '${name}',
  initial: 'off',
  states: {
    off: { on: { 'switch.pressed': { target: 'on', meta: rules() } } },
    on: { on: { 'switch.pressed': { target: 'off', meta: rules() } } },
  },
})
`
}

function hook(name: string, file: string): string {
  return `/** Runs the ${name} machine: provides its effects and turns what the view reports into events. */
import { ${name} } from '../../../machines/${file}.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

export function use${pascal(name)}() {
  const actor = useMachineActor(${name})
  return { actor, pressSwitch: () => actor.send({ type: 'switch.pressed' }) }
}
`
}

function fixture(name: string, file: string): string {
  return `import { expect } from 'vitest'
import { ${name} } from '../../../machines/${file}.ts'
import { defineFixture, isEvent } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: ${name},
  events: {
    'switch.pressed': [{ says: 'presses the switch', event: { type: 'switch.pressed' } }],
  },
  outcomes: {},
  promises: {
    'moves only when it is pressed': ({ before, now, step }) => {
      if (!isEvent(step, 'switch.pressed')) expect(now.snapshot.value).toEqual(before.snapshot.value)
    },
  },
})
`
}

function component(name: string, file: string): string {
  return `import { useSelector } from '@xstate/react'
import { Button } from '../../ui/Button.tsx'
import { use${pascal(name)} } from './use-${file}.ts'

export function ${pascal(name)}() {
  const { actor, pressSwitch } = use${pascal(name)}()
  const on = useSelector(actor, (snapshot) => snapshot.matches('on'))
  return (
    <Button aria-pressed={on} onClick={pressSwitch}>
      Switch
    </Button>
  )
}
`
}

function view(name: string, file: string): string {
  return `import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/features/${file}/${pascal(name)}.tsx'), '${pascal(name)}', {
  component: 'src/features/${file}/${pascal(name)}.tsx',
})
`
}

function screen(): string {
  return `import { sees } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'

const button: Part = { role: 'button', name: 'Switch' }

export const screen: Screen = {
  open: (visitor) => visitor.open('/'),
  gestures: {
    'switch.pressed': (visitor) => visitor.press(button),
  },
  states: {
    off: sees(button, { attributes: { 'aria-pressed': 'false' } }),
    on: sees(button, { attributes: { 'aria-pressed': 'true' } }),
  },
}
`
}
