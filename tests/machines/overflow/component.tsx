import * as v from 'valibot'
import { vi } from 'vitest'
import { useOverflow } from '../../../src/features/overflow/use-overflow.ts'
import type { Component } from '../../path-harness/component.ts'
import { actAsync } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

const Measured = v.object({ box: v.number(), content: v.number(), scrolled: v.number() })

function Box({ expose }: { expose: Expose }) {
  const { actor, ref } = useOverflow()
  expose(actor)
  return (
    <div ref={ref} id="box">
      <table />
    </div>
  )
}

export const component: Component = {
  mount: async () => {
    // jsdom draws nothing, so nothing changes its size.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    const { get, ...rendered } = await renderView((expose) => <Box expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'box.measured': (event) => {
          const { box, content, scrolled } = v.parse(Measured, event)
          const sizes = { clientWidth: box, scrollWidth: content, scrollLeft: scrolled }
          for (const [name, value] of Object.entries(sizes))
            Object.defineProperty(get('#box'), name, { value, configurable: true })
          return actAsync(() => get('#box').dispatchEvent(new Event('scroll')))
        },
      },
      settle: {},
    }
  },
}
