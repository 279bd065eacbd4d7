/** The landmarks, by name. */
import { downtown } from './downtown.ts'
import type { LandmarkId } from './ids.ts'
import type { Landmark } from './landmark.ts'
import { northeast } from './northeast.ts'
import { northwest } from './northwest.ts'
import { southeast } from './southeast.ts'
import { southwest } from './southwest.ts'

export const landmarks: Readonly<Record<LandmarkId, Landmark>> = {
  northwest,
  northeast,
  southwest,
  southeast,
  downtown,
}
