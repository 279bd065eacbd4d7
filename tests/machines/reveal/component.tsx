import { useReveal } from '../../../src/features/motion/use-reveal.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync } from '../../support/gestures.ts'
import { show } from '../../support/intersection.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

function Revealed({ expose }: { expose: Expose }) {
  const { actor, ref } = useReveal(0.2)
  expose(actor)
  return <section ref={ref} />
}

export const component: Component = {
  mount: async () => {
    stubBrowser()
    const { get, ...rendered } = await renderView((expose) => <Revealed expose={expose} />)
    return {
      ...rendered,
      gestures: { 'element.seen': () => actAsync(() => show(get('section'), 50, 10)) },
      settle: {},
    }
  },
}
