import { LAYOUT } from '../../../content/constants.ts'
import { navigation } from '../../../content/navigation.ts'
import type { Places } from '../../path-harness/place.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { view as header } from '../dropdown/view.tsx'
import { themeScreen } from './screen.ts'

const { label, openAction } = navigation.drawer
const menu: Part = { role: 'dialog', name: label }
const screen = themeScreen(menu)

export const places: Places = {
  "the phone menu's button": {
    ...{ component: 'src/features/navigation/MenuDrawer.tsx', view: header, part: menu },
    screen: {
      ...screen,
      open: async (visitor, coming) => {
        await visitor.resize(LAYOUT.mobileBreakpoint - 1)
        await screen.open(visitor, coming)
        await visitor.press({ role: 'button', name: openAction })
        await visitor.sees(menu)
        // Here, there is room for words beside the icon.
        const button: Part = { role: 'button', name: /^Use the/, inside: menu }
        await visitor.misses({ selector: '.visually-hidden', inside: button })
      },
    },
  },
}
