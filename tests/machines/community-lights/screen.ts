import * as v from 'valibot'
import { mapZones } from '../../../src/pages/communities/zone-map.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { seesExactly } from '../community-search/screen.ts'

const Named = v.object({ name: v.string() })
const names = mapZones.flatMap(({ lights }) => lights.map(({ name }) => name))
const light = (event: object): Part => ({
  selector: 'svg[role="presentation"] circle',
  index: names.indexOf(v.parse(Named, event).name),
})

const pointedLight: Part = { selector: 'svg[role="presentation"] circle[data-pointed]' }
const pointedName: Part = { selector: 'li[data-pointed]' }

/** One light, and no other. */
export const seesOne = (visitor: Visitor) => seesExactly(visitor, pointedLight, 1)

/** Neither a light nor a name. */
export async function seesNone(visitor: Visitor): Promise<void> {
  await visitor.misses(pointedLight)
  await visitor.misses(pointedName)
}

export const screen: Screen = {
  open: (visitor) => visitor.open('/communities'),
  gestures: {
    // From elsewhere, because a pointer that stays where it is tells nothing.
    'community.pointed': async (visitor, event) => {
      await visitor.pointAway()
      await visitor.point(light(event))
    },
    'community.left': (visitor) => visitor.pointAway(),
    'light.pressed': (visitor, event) => visitor.press(light(event)),
  },
  settle: {},
  states: {
    resting: seesNone,
    pointed: seesOne,
    found: seesOne,
  },
  alike: [
    { states: ['pointed', 'found'], because: 'one light is pointed out; they differ in what ends that' },
  ],
  effects: {},
}
