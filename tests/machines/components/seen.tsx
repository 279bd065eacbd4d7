/** What waits until it is seen: a section that reveals itself, and the review widget. */
import { vi } from 'vitest'
import { useReveal } from '../../../src/features/motion/use-reveal.ts'
import { useReviewsWidget } from '../../../src/features/reviews/use-reviews-widget.ts'
import { standInBrowser } from '../../support/browser.ts'
import { happens } from '../../support/gestures.ts'
import { show } from '../../support/intersection.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import type { Component } from './component.ts'

function Revealed({ expose }: { expose: Expose }) {
  const { actor, ref } = useReveal(0.2)
  expose(actor)
  return <section ref={ref} />
}

function Reviews({ expose }: { expose: Expose }) {
  const { actor, ref } = useReviewsWidget('https://widget.example/script.js')
  expose(actor)
  return <section ref={ref} />
}

export const revealComponent: Component = {
  mount: async () => {
    standInBrowser()
    const { get, ...rendered } = await renderView((expose) => <Revealed expose={expose} />)
    return {
      ...rendered,
      gestures: { 'element.seen': () => happens(() => show(get('section'), 50, 10)) },
      settle: {},
    }
  },
}

export const reviewsWidgetComponent: Component = {
  mount: async () => {
    standInBrowser()
    vi.spyOn(console, 'warn').mockReturnValue()
    const { get, ...rendered } = await renderView((expose) => <Reviews expose={expose} />)
    return {
      ...rendered,
      gestures: { 'widget.near': () => happens(() => show(get('section'), 50, 1)) },
      settle: {
        // jsdom loads no scripts, so nothing else ends it.
        loadScript: (outcome) =>
          happens(() => get('head script').dispatchEvent(new Event('error' in outcome ? 'error' : 'load'))),
      },
    }
  },
}
