import { match } from 'node:assert/strict'
import { LAYOUT } from '../../../content/constants.ts'
import { navigation } from '../../../content/navigation.ts'
import { all, misses, sees } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const { label, openAction, closeAction } = navigation.drawer
/** The widest window that has the menu button. */
const TABLET = LAYOUT.mobileBreakpoint - 1

const menu: Part = { role: 'dialog', name: label }
const trigger: Part = { role: 'button', name: openAction }
const close: Part = { role: 'button', name: closeAction, inside: menu }
/** In the header of a wide window. */
const firstLink: Part = { role: 'button', name: navigation.buyerServices.label }

/** The menu is loaded once; until then each visitor's file waits. */
const waiting = new WeakSet<Visitor>()
const loaded = new WeakSet<Visitor>()

async function finishLoading(visitor: Visitor): Promise<void> {
  if (!waiting.delete(visitor)) return
  loaded.add(visitor)
  await (await visitor.request()).pass(() => new Response())
}

export const screen: Screen = {
  open: async (visitor) => {
    await visitor.hold('/assets/Drawer')
    await visitor.resize(TABLET)
    await visitor.open('/contact')
  },
  impossible: ({ steps }) => {
    const failure = steps.findLastIndex((step) => step.kind === 'settle' && 'error' in step.outcome)
    return failure > 1 ? 'A page that has loaded the menu does not load it again' : undefined
  },
  // Over at once where the menu is loaded.
  brief: ['loading'],
  gestures: {
    'drawer.toggle': async (visitor) => {
      const isOpen = await visitor.isShown(menu)
      if (!isOpen && !loaded.has(visitor)) waiting.add(visitor)
      await visitor.press(isOpen ? close : trigger)
      if (isOpen) await visitor.sees(trigger, { focused: true })
    },
    'drawer.dismiss': async (visitor) => {
      const isOpen = await visitor.isShown(menu)
      await visitor.key('Escape')
      if (isOpen) await visitor.sees(trigger, { focused: true })
    },
    'route.changed': async (visitor) => {
      const isOpen = await visitor.isShown(menu)
      if (isOpen) await visitor.press({ selector: 'a[href="/join"]', inside: menu })
      else await visitor.goTo('/team')
      // Whether or not the visitor still wants it.
      await finishLoading(visitor)
    },
    'viewport.grew': async (visitor) => {
      const isOpen = await visitor.isShown(menu)
      await visitor.resize(TABLET)
      await visitor.resize(LAYOUT.mobileBreakpoint)
      await finishLoading(visitor)
      if (isOpen) await visitor.sees(firstLink, { focused: true })
    },
    'viewport.shrank': (visitor) => visitor.resize(TABLET),
  },
  settle: {
    loadDrawer: async (visitor, outcome) => {
      if (!('error' in outcome)) return finishLoading(visitor)
      waiting.delete(visitor)
      await (await visitor.request()).fail()
    },
  },
  states: {
    unavailable: async (visitor) => {
      await visitor.misses(menu)
      await visitor.misses(trigger, 'styled')
    },
    closed: all(
      misses(menu),
      sees(trigger, { attributes: { 'aria-expanded': 'false', 'aria-haspopup': 'dialog' } }),
    ),
    loading: all(misses(menu), sees(trigger, { attributes: { 'aria-expanded': 'false' } })),
    open: all(sees(menu), sees(close), sees({ selector: '[role=dialog]:focus-within' })),
  },
  alike: {
    'a style sheet hides the button in a wide window': ['unavailable', 'closed'],
    'nothing shows until the menu is loaded': ['unavailable', 'closed', 'loading'],
  },
  effects: {
    'starts loadDrawer': 'the step that settles it waits for the file',
    'stops loadDrawer': 'the file goes on loading, for the next press',
    showLinks: (visitor) => visitor.until(async () => match(await visitor.address(), /#footer$/)),
  },
}
