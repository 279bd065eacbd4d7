import { navigation } from '../../../content/navigation.ts'
import { all, misses, sees } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'

const { buyerServices, links } = navigation

const header: Part = { role: 'banner' }
const trigger: Part = { role: 'button', name: buyerServices.label, inside: header }
const elsewhere: Part = { role: 'link', name: links[0]?.label ?? '', inside: header }
const resource = (to: string): Part => ({ selector: `a[href="${to}"]`, inside: header })
const [FIRST, OTHER] = ['/first-time-buyers', '/buyers-guide']

const shown = all(sees(resource(FIRST)), sees(trigger, { attributes: { 'aria-expanded': 'true' } }))
const hidden = all(misses(resource(FIRST)), sees(trigger, { attributes: { 'aria-expanded': 'false' } }))

export const screen: Screen = {
  open: (visitor) => visitor.open('/contact', 'stopped'),
  gestures: {
    'pointer.entered': async (visitor) => {
      await visitor.pointAway()
      await visitor.point(trigger)
    },
    // Only a pointer that is there can leave; where a press has opened it, that it comes changes nothing.
    'pointer.left': async (visitor) => {
      await visitor.point(trigger)
      await visitor.pointAway()
    },
    // By keyboard: a mouse that presses has entered before.
    'trigger.pressed': (visitor) => visitor.key('Enter', trigger),
    // From inside the menu, if it is open: the focus has somewhere to return from.
    'escape.pressed': async (visitor) => {
      await visitor.focus((await visitor.isShown(resource(FIRST))) ? resource(FIRST) : trigger)
      await visitor.key('Escape')
    },
    'focus.left': async (visitor) => {
      await visitor.focus(trigger)
      await visitor.focus(elsewhere)
    },
    'route.changed': async (visitor) => {
      const to = (await visitor.address()) === FIRST ? OTHER : FIRST
      // A finger, which presses before it lifts: by then the menu must still be there.
      if (await visitor.isShown(resource(to))) await visitor.tap(resource(to))
      else await visitor.goTo(to)
    },
  },
  states: { closed: hidden, open: shown },
  alike: {
    'the menu is hidden while a delay runs': ['closed', 'opening', 'warm'],
    'the menu stays until the delay is over': ['open', 'closing'],
    'only what the next press does tells them apart': ['open', 'open.fresh', 'open.settled'],
  },
  effects: { returnFocus: sees(trigger, { focused: true }) },
}
