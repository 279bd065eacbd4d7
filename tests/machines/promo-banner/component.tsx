import { usePromoBanner } from '../../../src/features/navigation/use-promo-banner.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actInFrame } from '../../support/gestures.ts'
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
    const browser = stubBrowser()
    const { get, ...rendered } = await renderView((expose) => <Banner expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'threshold.passed': () => actInFrame(() => browser.scrollTo(101)),
        'threshold.left': () => actInFrame(() => browser.scrollTo(100)),
        ...holdGestures(get('#rotation'), browser),
      },
      settle: {},
    }
  },
}
