/** The text of machines/README.md. A test fails when the file differs. */
import { type MachineEntry, machines } from '../../machines/index.ts'
import { mermaid } from './mermaid.ts'

const RULES = `# The machines

Every stateful behaviour of the site is one of these statecharts. They know no React, no DOM, no router and no
network: a page uses a machine through a hook in \`src/features/\`, which provides its effects. What the tests, the
diagrams and the inspector share to look at machines is in \`kit/\`; the site never imports it.

This file is written by \`npm run machines:draw\`; a test fails when it is out of date.

## Rules

- One machine, one file, one owner for each piece of state. Above about 250 lines, split it.
- The docstring describes the states in a visitor's words, and states the invariant.
- Events are \`noun.verb\`: \`lead.submit\` for a request, \`trigger.pressed\` for something that has happened. States are
  adjectives or gerunds; guards and actions are camelCase.
- Numbers are in \`content/constants.ts\` (add yours there), named in \`setup({ delays: { rotation: … } })\`.
- Effects are named actors that fail with "provide \`name\`" until a hook provides them:
  \`writeClipboard: fromPromise<void>(() => notProvided('writeClipboard'))\`. Watchers of the world (scroll, clock, route)
  are invoked as well and report events: \`watcherNotProvided\`. Both are in \`not-provided.ts\`. An effect without a
  result is a plain action that does nothing.
- A refusal that the server sends on purpose is an output; \`onError\` is for the unexpected.
- An invoked actor's id is its source's name.
- No randomness and no time of day inside: what a visitor chooses comes with the event, what the page decides is an
  argument of the hook. So a path is plain data.

## A new machine

\`\`\`sh
npm run new:machine tabsMenu
\`\`\`

writes five files, a small switch that works, and the machine's entry in \`machines/index.ts\`, the only list there is:

| file                                       | what to write there                                                              |
| ------------------------------------------ | -------------------------------------------------------------------------------- |
| \`machines/tabs-menu.ts\`                  | the docstring, the states, the events                                            |
| \`src/features/tabs-menu/use-tabs-menu.ts\`| the effects; drivers of the world are in \`src/browser/\`                         |
| \`tests/machines/tabs-menu/fixture.ts\`    | examples of events and outcomes, what must hold in each state, the invariant     |
| \`tests/machines/tabs-menu/component.tsx\` | a small view of the hook, one gesture per event, one \`settle\` per invoked actor  |
| \`tests/machines/tabs-menu/screen.ts\`     | the same on the built site, and what a visitor sees in each state                |
| \`machines/index.ts\`                      | \`purpose\` and \`section\`: they head the diagram below                            |

Then:

1. \`npm run test:paths -- --accept\` writes \`tests/machines/tabs-menu/traces.json\` and this file, and walks the machine.
   Read the traces, or watch them in the inspector (\`npm run dev\`, then \`/inspector/#/tabsMenu\`).
2. Add a journey (\`journeys\`, with \`does\`, \`settles\`, \`waits\`) where shortest paths say too little: a guard that counts, a
   timer that starts again, an event that must be ignored. \`tests/machines/dropdown/\` has examples. Accept again.
3. \`npm run test:mutants\` lists the careless changes that no accepted trace would notice. Add a journey that does; if
   nothing could differ, give the reason in \`tests/mutants/equivalent.ts\`.
4. What no page can cause goes in the fixture's \`impossible\`, with the reason.
5. \`npm run format\`, \`npm run check\`, \`npm run test:paths\` (all three levels, the last in Chromium).

\`tests/machines/newsletter-form/\` is a good model. Files that several machines share are in \`tests/machines/shared/\`.
A file that is missing or has another name fails \`tests/machines/discovery.test.ts\` with a sentence that names it.

## How they are tested

\`npm run test:paths\` walks every accepted trace: each state, each transition, both outcomes of each guard, each pair of
transitions that can follow each other. A trace is plain data with a name; a failure prints it and the command that
replays it. When a machine changes, its traces change, and the test lists the new and the missing paths until
\`-- --accept\` accepts them.
`

export function machinesReadme(): string {
  const entries = Object.entries(machines) as [string, MachineEntry][]
  const sections = entries.map(
    ([name, { machine, purpose, section }]) =>
      `## ${name}\n\n${purpose} (Specification, section ${section}.)\n\n\`\`\`mermaid\n${mermaid(machine)}\n\`\`\`\n`,
  )
  return [RULES, ...sections].join('\n')
}
