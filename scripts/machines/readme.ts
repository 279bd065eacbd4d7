/** The text of machines/README.md. A test fails when the file differs. */
import { type MachineEntry, machines } from '../../machines/index.ts'
import { mermaid } from './mermaid.ts'

const RULES = `# The machines

Every stateful behaviour of the site is one of these statecharts. They use no React, no DOM, no router and no
network: a page runs a machine through a hook in \`src/features/\`, which provides its effects. Code that the tests,
the diagrams and the inspector share is in \`kit/\`; the site never imports it.

This file is written by \`npm run machines:draw\`; a test fails if it is out of date.

## Rules

- One machine, one file, one owner for each piece of state. Above about 250 lines, split it.
- The docstring describes the states from a visitor's point of view, and states the invariant.
- Events are \`noun.verb\`: \`lead.submit\` for a request, \`trigger.pressed\` for something that has happened. States are
  adjectives or gerunds; guards and actions are camelCase.
- A transition names the rules of \`docs/specification.md\` that it follows: \`meta: rules('4.6.2')\`. They are listed in
  \`rules.ts\`.
- Numbers are in \`content/constants.ts\`, and delays are named in \`setup({ delays: { rotation: … } })\`.
- Effects are named actors that fail with "provide \`name\`" until a hook provides them:
  \`writeClipboard: fromPromise<void>(() => notProvided('writeClipboard'))\`. Watchers (scroll, clock, route) are
  invoked as well and report events: \`watcherNotProvided\`. Both are in \`not-provided.ts\`. An effect without a
  result is a plain action that does nothing.
- An expected refusal by the server is an output; \`onError\` is for unexpected failures.
- The id of an invoked actor is the name of its source.
- No randomness and no clock reading: what a visitor chooses comes with the event, what the page decides is an argument
  of the hook. This keeps a path plain data.

## A new machine

\`\`\`sh
npm run new:machine tabsMenu
\`\`\`

writes five files, which implement a working switch, and adds the machine to \`machines/index.ts\`, the only list of
machines:

| file                                       | what to write there                                                              |
| ------------------------------------------ | -------------------------------------------------------------------------------- |
| \`machines/tabs-menu.ts\`                  | the docstring, the states, the events                                            |
| \`src/features/tabs-menu/use-tabs-menu.ts\`| the effects; browser drivers are in \`src/browser/\`                              |
| \`tests/machines/tabs-menu/fixture.ts\`    | examples of events and outcomes, what must hold in each state, the invariant     |
| \`tests/machines/tabs-menu/component.tsx\` | a small view of the hook, one gesture per event, one \`settle\` per invoked actor  |
| \`tests/machines/tabs-menu/screen.ts\`     | the same on the built site, and what a visitor sees in each state                |
| \`machines/index.ts\`                      | \`purpose\` and \`section\`, printed above the diagram below                        |

Then:

1. \`npm run test:paths -- --accept\` writes \`tests/machines/tabs-menu/traces.json\` and this file, and walks the machine.
   Read the traces, or watch them in the inspector (\`npm run dev\`, then \`/inspector/#/tabsMenu\`).
2. Add a journey (\`journeys\`, with \`does\`, \`settles\`, \`waits\`) where shortest paths test too little: a guard that
   counts, a timer that restarts, an event that must be ignored. \`tests/machines/dropdown/\` has examples. Accept again.
3. \`npm run test:mutants\` lists the mutations that no accepted trace detects. Add a journey that detects them; if a mutant
   is equivalent, give the reason in \`tests/mutants/equivalent.ts\`.
4. Write its rules into \`docs/specification.md\` and \`rules.ts\`, and name them in its transitions. In the fixture, add the
   \`promises\` that must hold from each moment to the next; random walks try to break them.
5. List what no page can cause in the fixture's \`impossible\`, with the reason.
6. \`npm run format\`, \`npm run check\`, \`npm run test:paths\` (all three levels, the last in Chromium).

\`tests/machines/newsletter-form/\` is a good model. Files that several machines share are in \`tests/machines/shared/\`.
A missing or misnamed file fails \`tests/machines/discovery.test.ts\` with a message that names it.

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
