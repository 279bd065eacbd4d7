import * as v from 'valibot'
import { vi } from 'vitest'
import { useSectionSpy } from '../../../src/pages/infrastructure/use-section-spy.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actInFrame } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

const Measured = v.object({ tops: v.array(v.number()) })

const SECTIONS: [string, ...string[]] = ['overview', 'infrastructure', 'statistics']

function Sections({ expose }: { expose: Expose }) {
  const { actor, refOf } = useSectionSpy(SECTIONS)
  expose(actor)
  return SECTIONS.map((section) => <section key={section} id={section} ref={refOf(section)} />)
}

export const component: Component = {
  mount: async () => {
    const browser = stubBrowser()
    let tops: readonly number[] = [400, 900, 1400]
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, tops[SECTIONS.indexOf(this.id)], 1000, 500)
    })
    const rendered = await renderView((expose) => <Sections expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'sections.measured': (event) =>
          actInFrame(() => {
            tops = v.parse(Measured, event).tops
            browser.scrollTo(400 - (tops[0] ?? 0))
          }),
      },
      settle: {},
    }
  },
}
