import { usePromoBanner } from '../../../src/features/navigation/use-promo-banner.ts'
import type { Component } from '../../path-harness/component.ts'
import { standInBrowser } from '../../support/browser.ts'
import { happensInFrame } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import { holdGestures } from '../shared/hold-gestures.ts'

function Banner({ expose }: { expose: Expose }) {
  const { actor, holdProps } = usePromoBanner()
  expose(actor)
  return (
    <div id="rotation" {...holdProps}>
      <a href="#evaluation">A claim</a>
    </div>
  )
}

export const component: Component = {
  mount: async () => {
    const browser = standInBrowser()
    const { get, ...rendered } = await renderView((expose) => <Banner expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'threshold.passed': () => happensInFrame(() => browser.scrollTo(101)),
        'threshold.left': () => happensInFrame(() => browser.scrollTo(100)),
        ...holdGestures(get('#rotation'), browser),
      },
      settle: {},
    }
  },
}
