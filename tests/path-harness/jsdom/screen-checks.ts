/** What levels 2 and 3 rest on: a gesture, a settle or a check that does nothing makes its level fail. */
import { describe, expect, it } from 'vitest'
import type { MachineName } from '../../../machines/index.ts'
import { activeStates, allStateNodes } from '../../../machines/kit/structure.ts'
import type { Step, Trace } from '../../../machines/kit/trace.ts'
import { titled } from '../../support/titles.ts'
import { loadWalk } from '../discover.ts'
import type { Fixture } from '../fixture.ts'
import { checkOf, type Screen } from '../screen.ts'
import { possibleTraces } from '../traces.ts'
import type { JsdomVisitor } from './visitor.tsx'
import { visit } from './visits.ts'

/** Long enough for a page to do something, in milliseconds; where a request comes first, for that as well. */
const GESTURE_MS = 100
const SETTLE_MS = 1_000

/** Not everything that a machine knows shows: so many walks are tried. */
const MOST_WALKS = 6

const nothing = async () => undefined
const idle = <Part>(parts: Record<string, Part>) =>
  Object.fromEntries(Object.keys(parts).map((name) => [name, nothing]))

export function declareScreenChecks(name: MachineName): void {
  describe(name, async () => {
    const { fixture, screen } = await loadWalk(name)
    const possible = (await possibleTraces(name, { fixture, screen })).sort(
      (one, other) => one.steps.length - other.steps.length,
    )
    // A trace without a transition may be what a page reports by itself.
    const withStep = (is: (step: Step) => boolean) =>
      possible.find(({ steps, walks }) => walks.length > 0 && steps.some(is))
    const fails = (trace: Trace, changed: Partial<Screen>, patience: number) =>
      expect(visit(name, trace, { fixture, screen: { ...screen, ...changed }, patience })).rejects

    const acting = withStep(({ kind }) => kind === 'event')
    const settling = withStep((step) => step.kind === 'settle' && !screen.settleAtOnce?.includes(step.actor))
    if (acting)
      it('fails if its gestures do nothing', () =>
        fails(acting, { gestures: idle(screen.gestures) }, GESTURE_MS).toThrow('should lead to'))
    if (settling)
      it('fails if its settles do nothing', () =>
        fails(settling, { settle: idle(screen.settle ?? {}) }, SETTLE_MS).toThrow('should lead to'))

    const states = allStateNodes(fixture.machine).flatMap(({ path }) => path.join('.') || [])
    for (const state of states) {
      const trace = wayTo(possible, state)
      const siblings = siblingsOf(fixture, state).filter(
        (one) => !screen.brief?.includes(one) && checkOf(screen, one),
      )
      if (!trace || siblings.length === 0 || screen.brief?.includes(state)) continue
      it(`in ${state}, only its own check passes`, () =>
        visit(name, trace, {
          fixture,
          screen,
          finally: async (visitor) => {
            visitor.waitAtMost(0)
            const told: Record<string, boolean> = {}
            const seen: Record<string, boolean> = {}
            for (const sibling of siblings) {
              told[sibling] = Object.values(screen.alike ?? {}).some(
                (group) => group.includes(state) && group.includes(sibling),
              )
              seen[sibling] = await (checkOf(screen, sibling) ?? nothing)(visitor).then(
                () => true,
                () => false,
              )
            }
            expect(seen, 'which checks of sibling states pass, against those declared alike').toEqual(told)
          },
        }))
    }

    for (const [action, check] of Object.entries(screen.effects ?? {})) {
      // The more it says, the more there is to notice.
      const [trace] = possible
        .filter((one) => sayings(one, action) > 0)
        .sort((one, other) => sayings(other, action) - sayings(one, action))
      if (typeof check === 'string' || !trace) continue
      it(`notices by its own check that ${action} does nothing`, () => {
        window.mutedAction = { machine: fixture.machine.id, action }
        // No other check may see it first.
        const alone = {
          states: idle(screen.states),
          effects: { ...idle(screen.effects ?? {}), [action]: check },
        }
        return fails(trace, { ...alone, context: nothing }, SETTLE_MS)
          .toThrow()
          .finally(() => {
            window.mutedAction = undefined
          })
      })
    }

    const { context: knows } = screen
    if (knows) {
      const changing = possible.toSorted((one, other) => changesOf(other) - changesOf(one))
      let noticed = 0
      it.each(titled(changing.slice(0, MOST_WALKS)))(
        'with what was known before, at each step: %s',
        async (_title, trace) => {
          if (noticed > 0) return
          let before = trace.start.changed ?? {}
          const context: typeof knows = async (on, known, state) => {
            // At level 2 it is always one.
            const visitor = on as JsdomVisitor
            await knows(visitor, known, state)
            visitor.waitAtMost(0)

            await knows(visitor, before, state).catch(() => {
              noticed += 1
            })
            visitor.waitAtMost(SETTLE_MS)
            before = known
          }
          await visit(name, trace, { fixture, screen: { ...screen, context } })
        },
      )
      it('has noticed when the page shows what was known before', () => expect(noticed).toBeGreaterThan(0))
    }
  })
}

/** How much a trace says of what an action is told, in characters. */
const sayings = ({ visits }: Trace, action: string) =>
  visits
    .flatMap(({ effects }) => effects)
    .reduce(
      (most, one) =>
        'action' in one && one.action === action ? Math.max(most, JSON.stringify(one).length) : most,
      0,
    )

/** How many steps change what the machine knows. */
const changesOf = ({ visits }: Trace) => visits.filter(({ changed }) => changed !== undefined).length

/** The shortest walk to a state, cut off there; undefined when no page leads to it. */
function wayTo(traces: readonly Trace[], state: string): Trace | undefined {
  const [first] = traces
  if (first && activeStates(first.start.state).includes(state)) return { ...first, steps: [], visits: [] }
  const ways = traces.flatMap((trace) => {
    const at = trace.visits.findIndex((visit) => activeStates(visit.state).includes(state))
    return at < 0
      ? []
      : { ...trace, steps: trace.steps.slice(0, at + 1), visits: trace.visits.slice(0, at + 1) }
  })
  return ways.sort((one, other) => one.steps.length - other.steps.length)[0]
}

/** The states that can be active in its place. */
function siblingsOf({ machine }: Fixture, state: string): string[] {
  const node = allStateNodes(machine).find(({ path }) => path.join('.') === state)
  if (!node?.parent || node.parent.type === 'parallel') return []
  return Object.values(node.parent.states)
    .map(({ path }) => path.join('.'))
    .filter((one) => one !== state)
}
