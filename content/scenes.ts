/** The illustrations used for videos and sections, each with its alternative text. */
import * as v from 'valibot'

export const scenes = {
  'skyline-dusk': 'Calgary skyline at dusk, with the tower against a band of warm light',
  'river-bow': 'The Bow River bending between cottonwoods toward the mountains',
  'house-craftsman': 'Craftsman house with a deep front porch',
  'house-modern': 'Modern two-storey house with tall windows',
  'street-inner-city': 'Inner-city street of older houses under elms',
  'condo-towers': 'Two condo towers above a row of townhouses',
  'lake-community': 'Houses around a community lake with a small dock',
  acreage: 'Acreage house behind a long gravel drive, with the foothills beyond',
  'prairie-grid': 'Section roads crossing the prairie at right angles',
  'parcel-aerial': 'Residential lots seen from straight above',
  drone: 'Drone hovering over rooftops',
  'kitchen-interior': 'Kitchen with an island beneath two lamps',
  'keys-table': 'House keys on a wooden table',
  'documents-desk': 'Papers and a pen on a desk',
  inspection: 'Inspector’s flashlight on a basement wall',
  'winter-house': 'House in snow with lit windows',
  'community-map': 'Map of neighbourhoods with one of them marked',
  'studio-camera': 'Camera on a tripod in a bright living room',
  broadcast: 'Mast sending rings of light over the city',
  'crowd-lights': 'Crowd of small lights under an evening sky',
} as const

export type SceneId = keyof typeof scenes
export const SceneSchema = v.picklist(Object.keys(scenes) as SceneId[])
