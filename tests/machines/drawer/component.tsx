import { createMemoryHistory } from '@tanstack/react-router'
import { FULL_NAVIGATION } from '../../../src/browser/media.ts'
import { useDrawer } from '../../../src/features/navigation/use-drawer.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync, press, pressEscape } from '../../support/gestures.ts'
import type { Expose } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'

function Drawer({ expose }: { expose: Expose }) {
  const { actor, toggle, dismiss } = useDrawer()
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
    const { get, follow, ...rendered } = await renderRouted(createMemoryHistory(), (expose) => (
      <Drawer expose={expose} />
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
      },
      settle: {},
    }
  },
}
