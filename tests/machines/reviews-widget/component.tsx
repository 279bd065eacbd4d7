import { vi } from 'vitest'
import { useReviewsWidget } from '../../../src/features/reviews/use-reviews-widget.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync } from '../../support/gestures.ts'
import { show } from '../../support/intersection.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

const WIDGET = { script: 'https://widget.example/script.js', frame: 'https://widget.example/frame' }

function Reviews({ expose }: { expose: Expose }) {
  const { actor, ref } = useReviewsWidget(WIDGET)
  expose(actor)
  return <section ref={ref} />
}

export const component: Component = {
  mount: async () => {
    stubBrowser()
    const network = stubNetwork()
    vi.spyOn(console, 'warn').mockReturnValue()
    const { get, ...rendered } = await renderView((expose) => <Reviews expose={expose} />)
    return {
      ...rendered,
      gestures: { 'widget.near': () => actAsync(() => show(get('section'), 50, 1)) },
      settle: {
        // jsdom loads no scripts.
        loadScript: (outcome) =>
          actAsync(() => get('head script').dispatchEvent(new Event('error' in outcome ? 'error' : 'load'))),
        reachFrame: async (outcome) => {
          const request = await network.request(WIDGET.frame)
          await actAsync(() => ('error' in outcome ? request.fail() : request.answer(new Response())))
        },
      },
    }
  },
}
