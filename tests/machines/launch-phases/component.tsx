import * as v from 'valibot'
import { LAUNCH_PHASES } from '../../../content/constants.ts'
import { PhasesPause } from '../../../src/pages/home/PhasesPause.tsx'
import { useLaunchPhases } from '../../../src/pages/home/use-launch-phases.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync, tap } from '../../support/gestures.ts'
import { show } from '../../support/intersection.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import { holdGestures } from '../shared/rendered-holds.ts'

const Chosen = v.object({ phase: v.number() })

/** One more than there are phases: the machine must refuse it. */
const BUTTONS = LAUNCH_PHASES.count + 1

function Phases({ expose }: { expose: Expose }) {
  const { actor, ref, holdProps, choose } = useLaunchPhases()
  expose(actor)
  return (
    <section ref={ref} id="rotation" {...holdProps}>
      {Array.from({ length: BUTTONS }, (_, phase) => `Phase ${phase}`).map((label, phase) => (
        <button key={label} type="button" onClick={() => choose(phase)}>
          {label}
        </button>
      ))}
      <PhasesPause actor={actor} />
    </section>
  )
}

export const component: Component = {
  mount: async () => {
    const browser = stubBrowser()
    const { get, ...rendered } = await renderView((expose) => <Phases expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'section.seen': () => actAsync(() => show(get('#rotation'), 50, 50)),
        // A tap: a mouse that clicks is over the section and holds it.
        'phase.chosen': (event) => tap(get(`button:nth-child(${v.parse(Chosen, event).phase + 1})`)),
        ...holdGestures(get('#rotation'), browser),
      },
      settle: {},
    }
  },
}
