/** The landmark of each quadrant. */
import type { QuadrantId } from '../../../content/communities/quadrant-ids.ts'
import type { Landmark } from './landmark.ts'
import { northeast } from './northeast.ts'
import { northwest } from './northwest.ts'
import { southeast } from './southeast.ts'
import { southwest } from './southwest.ts'

export const landmarks: Readonly<Record<QuadrantId, Landmark>> = {
  northwest,
  northeast,
  southwest,
  southeast,
}
