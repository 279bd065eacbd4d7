/** The files of a new machine, small enough to be replaced line by line. */

/** What the author has to replace; a test fails while it stands in the registry. */
export const PLACEHOLDER = {
  purpose: 'Say in a visitor’s words what it is for.',
  section: 'name the section',
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export function newMachineFiles(name: string): Record<string, string> {
  const file = kebab(name)
  return {
    [`machines/${file}.ts`]: machine(name),
    [`src/features/${file}/use-${file}.ts`]: hook(name, file),
    [`tests/machines/fixtures/${file}.ts`]: fixture(name, file),
  }
}

/** `machines/index.ts` with the machine in it. */
export function withMachine(index: string, name: string): string {
  return insert(
    index,
    `import { ${name} } from './${kebab(name)}.ts'\n`,
    `  ${name}: {
    machine: ${name},
    purpose: '${PLACEHOLDER.purpose}',
    section: '${PLACEHOLDER.section}',
  },\n`,
    '} satisfies Record<string, MachineEntry>',
  )
}

/** `tests/machines/fixtures/index.ts` with the fixture in it. */
export function withFixture(index: string, name: string): string {
  return insert(
    index,
    `import { ${name}Fixture } from './${kebab(name)}.ts'\n`,
    `  ${name}: ${name}Fixture,\n`,
    '}\n',
  )
}

/** `tests/machines/screens/index.ts` with the machine in it, until it has a screen. */
export function withScreen(index: string, name: string): string {
  return before(index, '}\n', `  ${name}: NO_SCREEN_YET,\n`)
}

/** `tests/machines/components/index.ts` with the machine in it, until it has a component. */
export function withComponent(index: string, name: string): string {
  return before(index, '}\n\n/** The transitions', `  ${name}: 'its component is not written yet',\n`)
}

/** Puts an import after the last one, and an entry before the last `closing`. */
function insert(text: string, importLine: string, entry: string, closing: string): string {
  const lastImport = text.lastIndexOf('\nimport ') + 1
  const afterImports = text.indexOf('\n', lastImport) + 1
  return before(text.slice(0, afterImports) + importLine + text.slice(afterImports), closing, entry)
}

function before(text: string, closing: string, entry: string): string {
  const end = text.lastIndexOf(closing)
  return text.slice(0, end) + entry + text.slice(end)
}

function machine(name: string): string {
  return `/**
 * Say what it is, and name its states in a visitor's words.
 *
 *   off   …
 *   on    …
 *
 * Invariant: …
 */
import { setup } from 'xstate'

type Event = { type: 'switch.pressed' }

export const ${name} = setup({
  types: { events: {} as Event },
}).createMachine({
  id: '${name}',
  initial: 'off',
  states: {
    off: { on: { 'switch.pressed': 'on' } },
    on: { on: { 'switch.pressed': 'off' } },
  },
})
`
}

function hook(name: string, file: string): string {
  return `/** Brings the ${name} machine to life: provides its effects and returns the running actor. */
import { ${name} } from '../../../machines/${file}.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

export function use${name[0]?.toUpperCase()}${name.slice(1)}() {
  return useMachineActor(${name})
}
`
}

function fixture(name: string, file: string): string {
  return `import { expect } from 'vitest'
import { ${name} } from '../../../machines/${file}.ts'
import { defineFixture } from '../../path-harness/fixture.ts'

export const ${name}Fixture = defineFixture({
  machine: ${name},
  events: {
    'switch.pressed': [{ says: 'presses the switch', event: { type: 'switch.pressed' } }],
  },
  outcomes: {},
  states: {
    off: ({ snapshot }) => expect(snapshot.matches('on')).toBe(false),
    on: ({ snapshot }) => expect(snapshot.matches('off')).toBe(false),
  },
})
`
}
