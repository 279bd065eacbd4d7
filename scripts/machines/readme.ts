/** The text of machines/README.md. A test fails when the file is not what this returns. */
import { type MachineEntry, machines } from '../../machines/index.ts'
import { mermaid } from './mermaid.ts'

const RULES = `# The machines

Every stateful behaviour of the site is one of these statecharts. They know no React, no DOM, no router and no
network: a page uses a machine through a hook in \`src/features/\`, which provides its effects.

This file is written by \`npm run machines:draw\`; a test fails when it is stale.

## Rules

- One machine, one file, one owner for each piece of state. Above about 250 lines, split it.
- The docstring names the states in a visitor's words, and the invariant.
- Events are \`noun.verb\`, states adjectives or gerunds, guards and actions camelCase.
- Numbers come from \`content/constants.ts\`, delays by name (\`delays: { rotation: … }\`).
- Effects are named actors that fail with "provide \`name\`" until a hook provides them (\`not-provided.ts\`), and plain
  actions that do nothing. Watchers of the world (scroll, clock, route) are invoked too, and report events.
- What a server refuses on purpose is an output; \`onError\` is for what nobody expected.
- An invoked actor's id is its source's name.
- Nothing random and no time of day inside: what is needed comes with the event, so that a path is plain data.

## A new machine

\`\`\`sh
npm run new:machine tabsMenu
\`\`\`

writes \`machines/tabs-menu.ts\`, its line in \`machines/index.ts\`, a hook, and a fixture: a small switch, to be replaced.
Then:

1. Write the docstring, the states and the events in \`machines/tabs-menu.ts\`.
2. In \`tests/machines/fixtures/tabs-menu.ts\` give each event an example with words for it (it does not compile
   before), each invoked actor its outcomes, each delay its words, each state what must hold in it.
3. \`npm run test:paths -- --accept\` generates the traces; read them in \`tests/machines/traces/tabsMenu.json\`, or
   watch them in the inspector (\`npm run dev\`, then \`/inspector/#/tabsMenu\`).
4. Add a journey where a guard reads the context: shortest paths do not count to five.
5. \`npm run test:mutants\` shows what your expectations would not notice.
6. Provide the effects in the hook, \`src/features/tabs-menu/use-tabs-menu.ts\`; the drivers of the world are in
   \`src/features/drivers/\`.
7. Say how its events come about: on a rendered component (\`tests/machines/components/\`) and, once it has a screen, on the
   built site (\`tests/machines/screens/\`). Until then its entries there say why not.
8. \`npm run machines:draw\`, \`npm run format\`, \`npm run check\`.

## How they are tested

\`npm run test:paths\` walks every accepted trace: each state, each transition, both outcomes of each guard, each pair of
transitions that can follow each other. A trace is plain data with a name; a failure prints it and the command that
replays it. When a machine changes, its traces change, and the test says which paths are new or gone until
\`-- --accept\` takes them on purpose.
`

export function machinesReadme(): string {
  const entries = Object.entries(machines) as [string, MachineEntry][]
  const sections = entries.map(
    ([name, { machine, purpose, section }]) =>
      `## ${name}\n\n${purpose} (Specification, section ${section}.)\n\n\`\`\`mermaid\n${mermaid(machine)}\n\`\`\`\n`,
  )
  return [RULES, ...sections].join('\n')
}
