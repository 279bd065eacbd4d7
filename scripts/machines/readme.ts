/** The text of machines/README.md. A test fails when the file differs. */
import { machines } from '../../machines/index.ts'
import type { MachineEntry } from '../../machines/machine-entry.ts'
import { mermaid } from './mermaid.ts'

const RULES = `# The machines

Every stateful behaviour of the site is one of these statecharts. They use no React, no DOM, no router and no network: a
hook in \`src/features/\` provides a machine's effects. \`kit/\` is shared by tests, diagrams and inspector; the site never
imports it. \`npm run make -- diagrams\` writes this file; a test fails when it is out of date.

## Rules

- One machine, one file, one owner for each piece of state. Above about 250 lines, split it.
- The docstring describes the states from a visitor's point of view, and states the invariant.
- Events are \`noun.verb\`: \`lead.submit\` for a request, \`trigger.pressed\` for something that has happened. States are
  adjectives or gerunds; guards and actions are camelCase.
- A transition names the rules of \`docs/specification.md\` that it follows: \`meta: rules('4.6.2')\`. \`rules.ts\` lists them.
- Numbers are in \`content/constants.ts\`; delays are named in \`setup({ delays: { rotation: … } })\`.
- Effects are named actors that fail with "provide \`name\`" until a hook provides them:
  \`writeClipboard: fromPromise<void>(() => notProvided('writeClipboard'))\`. Watchers (scroll, clock, route) are invoked too
  and report events: \`watcherNotProvided\`. Both are in \`not-provided.ts\`. An effect without a result is a plain action that
  does nothing.
- An expected refusal by the server is an output; \`onError\` is for unexpected failures.
- An invoked actor's id is the name of its source.
- No randomness and no clock reading: the event carries the visitor's choice, the hook's arguments what the page decides. So a
  path is plain data.

## What is not a machine

Ark UI's accordions, tabs, menus, dialogs and toasts run their own state machines (Zag).

- **Ours**: whatever has a rule in the specification, waits for a network or a clock, or must be known outside the widget, such
  as whether the drawer is open. There the widget is controlled (\`open\`, \`value\`) and only reports what the visitor wants.
- **Ark's**: the patterns of the ARIA Authoring Practices: arrow keys, typeahead, focus traps, stacking and timing of toasts. A
  second copy of that state would only have to be kept equal.
- Walks check where the two meet: they press the real tab, item or button and read focus and ARIA attributes.

A widget's behaviour that gets a rule in the specification gets a machine, which then controls the widget.

## A new machine

\`\`\`sh
npm run new:machine tabsMenu
\`\`\`

writes six files, which implement a working switch, and adds the machine to \`machines/index.ts\`, the only list of
machines:

| file                                       | what to write there                                                              |
| ------------------------------------------ | -------------------------------------------------------------------------------- |
| \`machines/tabs-menu.ts\`                  | the docstring, the states, the events                                            |
| \`src/features/tabs-menu/use-tabs-menu.ts\`| the effects; browser drivers are in \`src/browser/\`                              |
| \`tests/machines/tabs-menu/fixture.ts\`    | examples of events and outcomes, what must hold in each state, the invariant     |
| \`src/features/tabs-menu/TabsMenu.tsx\`   | the component that pages show                                                    |
| \`tests/machines/tabs-menu/view.tsx\`      | which shipped component runs the machine                                         |
| \`tests/machines/tabs-menu/screen.ts\`     | one gesture per event, one \`settle\` per invoked actor, what shows in each state, what anybody notices of each effect |
| \`machines/index.ts\`                      | \`purpose\` and \`section\`, printed above the diagram below                        |

Then:

1. \`npm run test:paths -- --accept tabsMenu\` writes \`traces.json\` and \`shown.json\` of \`tests/machines/tabs-menu/\`, and
   this file. Read what the traces show step by step, or watch them in the inspector (\`npm run dev\`, then
   \`/inspector/#/tabsMenu\`).
2. Add a journey (\`journeys\`, with \`does\`, \`settles\`, \`waits\`) where shortest paths test too little: a guard that
   counts, a timer that restarts, an event that must be ignored. \`tests/machines/dropdown/\` has examples. Accept again.
3. \`npm run test:all -- extended mutants\` lists the mutations that no accepted trace detects. Add a journey that detects
   them; if a mutant is equivalent, give the reason in \`tests/mutants/equivalent.ts\`.
4. Write its rules into \`docs/specification.md\` and \`rules.ts\`, and name them in its transitions. In the fixture, add the
   \`promises\` that must hold from each moment to the next; random walks try to break them.
5. Name in \`view.tsx\` the \`pages\` that show the component. When a second component uses the machine, list it in a
   \`places.ts\` (\`tests/path-harness/place.ts\`), and let \`screen.ts\` take the names that differ;
   \`tests/machines/scroll-threshold/\` is a small example. \`places-listed.test.tsx\` fails until then.
6. List what no page can cause in the fixture's \`impossible\`, with the reason.
7. \`npm run format\`, \`npm run check\`, \`npm run test:paths\` (all three levels, the last in Chromium).

\`tests/machines/newsletter-form/\` is a good model. Files that several machines share are in \`tests/machines/shared/\`.
A missing or misnamed file fails \`tests/machines/discovery.test.ts\` with a message that names it.

## How they are tested

\`npm run test:paths\` walks every accepted trace: each state, each transition, both outcomes of each guard, each pair of
transitions that can follow each other. A trace is plain data with a name; a failure prints it and the command that
replays it. \`screen.ts\` is written once: the same gestures and checks walk the shipped component in jsdom and the
built site in Chromium, and what counts as walked there is read from the machine's own microsteps. \`-- --all\` walks on
the site every trace that a page can cause. When a machine changes, its traces change, and the test lists the new and the
missing paths until \`-- --accept MACHINE\` accepts them.
`

export function machinesReadme(): string {
  const entries = Object.entries(machines) as [string, MachineEntry][]
  const sections = entries.map(
    ([name, { machine, purpose, section }]) =>
      `## ${name}\n\n${[purpose, ...sourceOf(section)].join(' ')}\n\n\`\`\`mermaid\n${mermaid(machine)}\n\`\`\`\n`,
  )
  return [RULES, ...sections].join('\n')
}

/** The section of the product specification that asks for the machine, if one does. */
const sourceOf = (section: string): string[] => (section.startsWith('none') ? [] : [`Section ${section}.`])
