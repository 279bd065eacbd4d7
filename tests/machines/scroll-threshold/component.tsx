import * as v from 'valibot'
import { useScrollThreshold } from '../../../src/features/navigation/use-scroll-threshold.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actInFrame } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

const Moved = v.object({ y: v.number() })

function Threshold({ expose }: { expose: Expose }) {
  expose(useScrollThreshold(20))
  return null
}

export const component: Component = {
  mount: async () => {
    const browser = stubBrowser()
    const rendered = await renderView((expose) => <Threshold expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'scroll.moved': (event) => actInFrame(() => browser.scrollTo(v.parse(Moved, event).y)),
      },
      settle: {},
    }
  },
}
