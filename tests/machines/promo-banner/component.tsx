import { usePromoBanner } from '../../../src/features/navigation/use-promo-banner.ts'
import type { Component } from '../../path-harness/component.ts'
import { standInBrowser } from '../../support/browser.ts'
import { happensInFrame, point } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import { holdGestures } from '../shared/hold-gestures.ts'

function Banner({ expose }: { expose: Expose }) {
  const { actor, holdProps } = usePromoBanner()
  expose(actor)
  return <div id="rotation" {...holdProps} />
}

export const component: Component = {
  mount: async () => {
    const browser = standInBrowser()
    const { get, ...rendered } = await renderView((expose) => <Banner expose={expose} />)
    const banner = get('#rotation')
    const isHeld = () => rendered.actor.getSnapshot().context.holds.includes('pointer')
    return {
      ...rendered,
      gestures: {
        'threshold.passed': () => happensInFrame(() => browser.scrollTo(101)),
        'threshold.left': async () => {
          const wasHeld = isHeld()
          await happensInFrame(() => browser.scrollTo(100))
          // The hook lets go; a pointer that held it comes back to the banner while it moves out of sight.
          if (wasHeld) await point(banner, 'over')
        },
        ...holdGestures(banner, browser),
      },
      settle: {},
    }
  },
}
