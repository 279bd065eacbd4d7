import type { communityLights } from '../../../machines/community-lights.ts'
import { mapZones } from '../../../src/pages/communities/zone-map.ts'
import { misses, seesExactly } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const names = mapZones.flatMap(({ lights }) => lights.map(({ name }) => name))
const light = (name: string): Part => ({
  selector: 'svg[role="presentation"] circle',
  index: names.indexOf(name),
})

const pointedLight: Part = { selector: 'svg[role="presentation"] circle[data-pointed]' }
const pointedName: Part = { selector: 'li[data-pointed]' }

/** One light, and no other. */
export const seesOne = (visitor: Visitor) => seesExactly(visitor, pointedLight, 1)

/** Neither a light nor a name. */
export const seesNone = misses(pointedLight, pointedName)

export const screen = screenOf<typeof communityLights>({
  open: (visitor) => visitor.open('/communities'),
  gestures: {
    // From elsewhere, because a pointer that stays where it is tells nothing.
    'community.pointed': async (visitor, { name }) => {
      await visitor.pointAway()
      await visitor.point(light(name))
    },
    'community.left': (visitor) => visitor.pointAway(),
    'light.pressed': (visitor, { name }) => visitor.press(light(name)),
  },
  states: {
    resting: seesNone,
    pointed: seesOne,
  },
  alike: { 'one light is pointed out; they differ in what ends that': ['pointed', 'found'] },
})
