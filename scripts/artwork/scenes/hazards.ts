/** The scenes of the guides to radon and asbestos, by file name. */

import { cueDuct, cueInsulation } from './asbestos-cues/pipes.ts'
import { cueCorrugated, cueTexture, cueTiles } from './asbestos-cues/surfaces.ts'
import { basementTest } from './basement-test.ts'
import { containmentRoom } from './containment-room.ts'
import { cutawayHouse } from './cutaway-house.ts'
import { bound, friable, microscope } from './fibres.ts'
import { radonPipe } from './radon-pipe.ts'
import { shelfTest } from './shelf-test.ts'
import { subSlab } from './sub-slab.ts'
import { winterSection } from './winter-section.ts'

export const hazards = {
  'winter-section': winterSection,
  'cutaway-house': cutawayHouse,
  'containment-room': containmentRoom,
  'sub-slab': subSlab,
  'basement-test': basementTest,
  'shelf-test': shelfTest,
  'radon-pipe': radonPipe,
  'kind-friable': friable,
  'kind-bound': bound,
  'cue-insulation': cueInsulation,
  'cue-tiles': cueTiles,
  'cue-corrugated': cueCorrugated,
  'cue-texture': cueTexture,
  'cue-duct': cueDuct,
  microscope,
}
