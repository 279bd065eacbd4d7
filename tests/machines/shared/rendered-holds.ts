/** How a visitor pauses a rendered rotation and lets it continue. */
import * as v from 'valibot'
import type { Mounted } from '../../path-harness/component.ts'
import type { Browser } from '../../support/browser.ts'
import { actAsync, point, tap } from '../../support/gestures.ts'

const Hold = v.object({ by: v.picklist(['pointer', 'focus', 'tab', 'visitor']) })

/** Pointing at `rotation`, going to other tabs, and pressing its pause button, if it has one. */
export function holdGestures(rotation: HTMLElement, browser: Browser): Mounted['gestures'] {
  const press = () => tap(rotation.querySelector<HTMLElement>('div > button') ?? rotation)
  const hold = {
    pointer: () => point(rotation, 'over'),
    focus: () => actAsync(() => rotation.querySelector('a')?.focus()),
    tab: () => actAsync(() => browser.setTab('hidden')),
    visitor: press,
  }
  const release = {
    pointer: () => point(rotation, 'out'),
    focus: () => actAsync(() => rotation.querySelector('a')?.blur()),
    tab: () =>
      actAsync(() => {
        // The tab has to be hidden before it can be shown again.
        browser.setTab('hidden')
        browser.setTab('visible')
      }),
    visitor: press,
  }
  return {
    'rotation.held': (event) => hold[v.parse(Hold, event).by](),
    'rotation.released': (event) => release[v.parse(Hold, event).by](),
  }
}
