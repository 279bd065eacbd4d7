/** What a run came to, in words and tables. */

import { machines } from '../../machines/index.ts'
import { allStates, allTransitions } from '../../machines/kit/structure.ts'
import { type Found, type Run, stepsOf } from './explore.ts'
import { inWords, type Step } from './step.ts'

export function printRun(run: Run, routes: readonly string[]): void {
  const { memory, steps, visits, found } = run
  const { seen } = memory
  const has = (kind: string) => (name: string) => seen.has(`${kind} ${name}`)
  const rows = Object.values(machines).map(({ machine }) => {
    const states = allStates(machine)
    const transitions = [...allTransitions(machine).values()]
    const seenStates = states.filter((state) => seen.has(`state ${machine.id}.${state}`)).length
    const seenTransitions = transitions.filter(has('transition')).length
    return {
      machine: machine.id,
      seenStates,
      states: states.length,
      seenTransitions,
      transitions: transitions.length,
    }
  })
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.machine,
        {
          states: `${row.seenStates}/${row.states}`,
          transitions: `${row.seenTransitions}/${row.transitions}`,
        },
      ]),
    ),
  )
  console.table(Object.fromEntries([...steps].sort().map(([does, times]) => [does, { times }])))
  console.table({
    visits: { count: visits },
    steps: { count: stepsOf(run) },
    'routes seen': { count: `${routes.filter(has('route')).length}/${routes.length}` },
    'states seen': { count: `${sum(({ seenStates }) => seenStates)}/${sum(({ states }) => states)}` },
    'transitions seen': {
      count: `${sum(({ seenTransitions }) => seenTransitions)}/${sum(({ transitions }) => transitions)}`,
    },
    'kinds of violations': { count: found.size },
  })
  for (const one of found.values()) console.log(inFull(one))
}

function inFull({ property, detail, times, steps, file }: Found): string {
  return [
    `\nBroken ${times} times: ${property}. ${detail}`,
    ...numbered(steps),
    `Replay it: npm run test:all -- explore --replay ${file}`,
  ].join('\n')
}

export const numbered = (steps: readonly Step[]) =>
  steps.map((step, index) => `  ${index + 1}. ${inWords(step)}`)
