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
- Events are \`noun.verb\`: \`lead.submit\` for what is asked, \`trigger.pressed\` for what has happened. States are adjectives
  or gerunds, guards and actions camelCase.
- Numbers stand in \`content/constants.ts\` (add yours there) and are named in \`setup({ delays: { rotation: … } })\`.
- Effects are named actors that fail with "provide \`name\`" until a hook provides them:
  \`writeClipboard: fromPromise<void>(() => notProvided('writeClipboard'))\`. Watchers of the world (scroll, clock, route) are
  invoked too and report events: \`watcherNotProvided\`. Both are in \`not-provided.ts\`. An effect that has no answer is a
  plain action that does nothing.
- What a server refuses on purpose is an output; \`onError\` is for what nobody expected.
- An invoked actor's id is its source's name.
- Nothing random and no time of day inside: what a visitor chooses comes with the event, what the page fixes is an
  argument of the hook. So a path is plain data.

## A new machine

\`\`\`sh
npm run new:machine tabsMenu
\`\`\`

writes \`machines/tabs-menu.ts\`, a hook and a fixture (a small switch, to be replaced), and its lines in the four lists:
\`machines/index.ts\` and \`tests/machines/{fixtures,components,screens}/index.ts\`. Then:

1. Write the docstring, the states and the events in \`machines/tabs-menu.ts\`, and \`purpose\` and \`section\` in
   \`machines/index.ts\`; they head its diagram here.
2. In \`tests/machines/fixtures/tabs-menu.ts\` give each event an example with words for it (it does not compile
   before), each invoked actor its outcomes (\`{ output: null }\` for a promise of nothing), each delay its words, each
   state what must hold in it, and the docstring's invariant. A model: \`newsletter-form.ts\` there.
3. \`npm run machines:draw\`, then \`npm run test:paths -- --accept\`: it generates the traces and walks them on the machine.
   Read them in \`tests/machines/traces/tabsMenu.json\`, or watch them in the inspector (\`npm run dev\`, then
   \`/inspector/#/tabsMenu\`).
4. Add a journey (\`journeys\`, with \`does\`, \`settles\`, \`waits\`; a model: \`dropdown.ts\`) where shortest paths say too little: a
   guard that counts, a timer that starts again, an event that must be ignored. Accept again.
5. \`npm run test:mutants\` shows which careless changes no accepted trace would notice. Add a journey that does; if
   nothing could differ, give the reason in \`tests/mutants/equivalent.ts\`.
6. Provide the effects in the hook, as \`src/features/newsletter/use-newsletter-form.ts\` does; drivers of the world are in
   \`src/browser/\`. Move the hook to the folder of its feature.
7. Walk it on a rendered component: in \`tests/machines/components/tabs-menu.tsx\` render a small view of the hook, with one
   entry of \`gestures\` per event and one of \`settle\` per actor (a model: \`newsletter-form.tsx\`; helpers in
   \`tests/support/gestures.ts\`), and name it in \`components/index.ts\` instead of the excuse there. What a component cannot
   cause goes in \`impossible\`, with the reason. Once it has a screen on the site, do the same in
   \`tests/machines/screens/\`.
8. \`npm run format\`, \`npm run check\`, \`npm run test:paths\` (all three levels; the last in a Chromium, installed if
   missing).

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
