import { createMemoryHistory } from '@tanstack/react-router'
import { useDropdown } from '../../../src/features/navigation/use-dropdown.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync, point, press, pressEscape } from '../../support/gestures.ts'
import type { Expose } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'

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

export const component: Component = {
  mount: async () => {
    stubBrowser()
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
          actAsync(() => {
            get('button').focus()
            get('a').focus()
          }),
        'route.changed': () => follow(),
      },
      settle: {},
    }
  },
}
