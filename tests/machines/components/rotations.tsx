/** The two rotations: the banner under the header and the launch phases. */
import * as v from 'valibot'
import { LAUNCH_PHASES } from '../../../content/constants.ts'
import { usePromoBanner } from '../../../src/features/navigation/use-promo-banner.ts'
import { PauseButton } from '../../../src/pages/home/PauseButton.tsx'
import { useLaunchPhases } from '../../../src/pages/home/use-launch-phases.ts'
import { type Browser, standInBrowser } from '../../support/browser.ts'
import { happens, happensInFrame, point, tap } from '../../support/gestures.ts'
import { show } from '../../support/intersection.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import type { Component, Mounted } from './component.ts'

const Hold = v.object({ by: v.picklist(['pointer', 'focus', 'tab', 'visitor']) })
const Chosen = v.object({ phase: v.number() })

/** One more than there are, as from content with a phase too many. */
const BUTTONS = LAUNCH_PHASES.count + 1

function Banner({ expose }: { expose: Expose }) {
  const { actor, holdProps } = usePromoBanner()
  expose(actor)
  return (
    <div id="rotation" {...holdProps}>
      <a href="#evaluation">A claim</a>
    </div>
  )
}

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
      <PauseButton actor={actor} />
    </section>
  )
}

/** Pointing at `rotation`, going to other tabs, and pressing its pause button, if it has one. */
function holds(rotation: HTMLElement, browser: Browser): Mounted['gestures'] {
  const press = () => tap(rotation.querySelector<HTMLElement>('div > button') ?? rotation)
  const hold = {
    pointer: () => point(rotation, 'over'),
    focus: () => happens(() => rotation.querySelector('a')?.focus()),
    tab: () => happens(() => browser.setTab('hidden')),
    visitor: press,
  }
  const release = {
    pointer: () => point(rotation, 'out'),
    focus: () => happens(() => rotation.querySelector('a')?.blur()),
    tab: () =>
      happens(() => {
        // Who comes back has gone before.
        browser.setTab('hidden')
        browser.setTab('visible')
      }),
    visitor: press,
  }
  return {
    'rotation.held': (event) => hold[v.parse(Hold, event).by](),
    'rotation.released': (event) => release[v.parse(Hold, event).by](),
  }
}

export const promoBannerComponent: Component = {
  mount: async () => {
    const browser = standInBrowser()
    const { get, ...rendered } = await renderView((expose) => <Banner expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'threshold.passed': () => happensInFrame(() => browser.scrollTo(101)),
        'threshold.left': () => happensInFrame(() => browser.scrollTo(100)),
        ...holds(get('#rotation'), browser),
      },
      settle: {},
    }
  },
}

export const launchPhasesComponent: Component = {
  mount: async () => {
    const browser = standInBrowser()
    const { get, ...rendered } = await renderView((expose) => <Phases expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'section.seen': () => happens(() => show(get('#rotation'), 50, 50)),
        // A mouse that presses is over the section and holds it; a finger chooses while it rotates.
        'phase.chosen': (event) => tap(get(`button:nth-child(${v.parse(Chosen, event).phase + 1})`)),
        ...holds(get('#rotation'), browser),
      },
      settle: {},
    }
  },
}
