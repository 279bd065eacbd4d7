/** The drawer and the dropdown, inside a page that can be left. */
import { createMemoryHistory } from '@tanstack/react-router'
import { WIDE } from '../../../src/browser/media.ts'
import { useDrawer } from '../../../src/features/navigation/use-drawer.ts'
import { useDropdown } from '../../../src/features/navigation/use-dropdown.ts'
import { standInBrowser } from '../../support/browser.ts'
import { happens, point, press, pressEscape } from '../../support/gestures.ts'
import type { Expose } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'
import type { Component } from './component.ts'

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

function Dropdown({ expose }: { expose: Expose }) {
  const { actor, rootProps, triggerProps } = useDropdown()
  expose(actor)
  return (
    <>
      <div id="menu" {...rootProps}>
        <button type="button" {...triggerProps}>
          Buyer Services
        </button>
      </div>
      <a href="#elsewhere">Elsewhere</a>
    </>
  )
}

export const drawerComponent: Component = {
  mount: async () => {
    const browser = standInBrowser()
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
          happens(() => {
            browser.setMedia(WIDE, false)
            browser.setMedia(WIDE, true)
          }),
      },
      settle: {},
    }
  },
}

export const dropdownComponent: Component = {
  mount: async () => {
    standInBrowser()
    const { get, follow, ...rendered } = await renderRouted(createMemoryHistory(), (expose) => (
      <Dropdown expose={expose} />
    ))
    return {
      ...rendered,
      gestures: {
        'pointer.entered': () => point(get('#menu'), 'over'),
        'pointer.left': () => point(get('#menu'), 'out'),
        'trigger.pressed': () => press(get('button')),
        'escape.pressed': pressEscape,
        'focus.left': () =>
          happens(() => {
            get('button').focus()
            get('a').focus()
          }),
        'route.changed': () => follow(),
      },
      settle: {},
    }
  },
}
