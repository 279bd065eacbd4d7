import { createMemoryHistory } from '@tanstack/react-router'
import { FULL_NAVIGATION } from '../../../src/browser/media.ts'
import { useDrawer } from '../../../src/features/navigation/use-drawer.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync, press, pressEscape } from '../../support/gestures.ts'
import type { Expose } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'

type Effects = Parameters<typeof useDrawer>[0]

function Drawer({ expose, effects }: { expose: Expose; effects: Effects }) {
  const { actor, toggle, dismiss } = useDrawer(effects)
  expose(actor)
  return (
    <div role="none" onKeyDown={({ key }) => key === 'Escape' && dismiss()}>
      <button type="button" onClick={toggle}>
        Menu
      </button>
    </div>
  )
}

export const component: Component = {
  mount: async () => {
    const browser = stubBrowser()
    const loads: { resolve: () => void; reject: (error: Error) => void }[] = []
    const effects = {
      load: () => new Promise<void>((resolve, reject) => loads.push({ resolve, reject })),
      showLinks: () => undefined,
    }
    const { get, follow, ...rendered } = await renderRouted(createMemoryHistory(), (expose) => (
      <Drawer expose={expose} effects={effects} />
    ))
    return {
      ...rendered,
      gestures: {
        'drawer.toggle': () => press(get('button')),
        'drawer.dismiss': pressEscape,
        'route.changed': () => follow(),
        'viewport.grew': () =>
          actAsync(() => {
            browser.setMedia(FULL_NAVIGATION, false)
            browser.setMedia(FULL_NAVIGATION, true)
          }),
        'viewport.shrank': () => actAsync(() => browser.setMedia(FULL_NAVIGATION, false)),
      },
      settle: {
        loadDrawer: (outcome) =>
          actAsync(() => {
            const load = loads.at(-1)
            if ('error' in outcome) load?.reject(new Error(outcome.error))
            else load?.resolve()
          }),
      },
    }
  },
}
