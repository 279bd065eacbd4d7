/** The illustrations used for videos and sections, each with its alternative text. */
export const scenes = {
  'skyline-dusk': 'Calgary skyline at dusk, with the tower against a band of warm light',
  'river-bow': 'The Bow River bending between cottonwoods toward the mountains',
  'house-craftsman': 'Craftsman house with a deep front porch',
  'house-bungalow': 'Bungalow of the fifties under a grey sky',
  'house-modern': 'Modern two-storey house with tall windows',
  'bungalow-autumn': 'Brick bungalow and its garage under an autumn elm',
  'two-storey-winter': 'Two-storey house with an attached garage, under snow at nightfall',
  'heritage-dawn': 'House of about 1912 with a wide porch, at dawn in spring',
  'infill-pair': 'Two narrow infills beside an older cottage on a bright day',
  'walk-up': 'Brick walk-up of three storeys with balconies, in the evening',
  'lane-garages': 'Back lane between garages at dusk',
  'condo-entrance': 'Balconies of a condo tower above its lit lobby',
  'street-inner-city': 'Inner-city street of older houses under elms',
  townhomes: 'Row of townhomes along a street at dusk',
  'condo-towers': 'Two condo towers above their lit lobby',
  'lake-community': 'Houses around a community lake with a small dock',
  'lake-night': 'Lit houses mirrored in a community lake at night',
  'estate-dusk': 'Long house of glass and stone above still water at dusk',
  acreage: 'Barn on the prairie behind a fence, with the mountains beyond',
  'prairie-grid': 'Section roads crossing the prairie at right angles',
  'parcel-aerial': 'Residential lots seen from straight above',
  drone: 'Drone hovering over rooftops',
  'kitchen-interior': 'Kitchen with an island beneath two lamps',
  'front-door': 'Front door ajar at dusk, with the hall light on',
  'room-dawn': 'Table and two chairs at a window, at first light',
  'six-rooms': 'House in section, each of its six rooms set up for one stage of a sale',
  inspection: 'Inspector’s flashlight on a basement wall',
  'winter-house': 'House in snow with lit windows',
  'community-map': 'Map of neighbourhoods with one of them marked',
  'living-room': 'Living room at dusk with a lamp beside the sofa',
  'city-lights': 'Street lamps of the city at nightfall, seen from a hill',
  'crowd-lights': 'Crowd of small lights under an evening sky',
  'over-papers': 'Two people at a kitchen table, over the pages of an offer',
  'camera-day': 'Videographer with a camera on the shoulder, filming a living room',
  'price-wall': 'Analyst pointing at houses on a wall, three of them in gold',
  'keys-handed': 'Keys passed from one hand to another at an open door',
  signing: 'Hand signing a page under a lamp',
  dates: 'Somebody marking dates on a wall calendar',
} as const

export type SceneId = keyof typeof scenes

/** The wide pictures of the page heroes, which are decorative. */
export const heroScenes = [
  'hero-buyer',
  'hero-tools',
  'hero-video-production',
  'hero-social-presence',
  'hero-aerial-videos',
  'hero-infrastructure',
  'hero-join',
  'hero-investment-guide',
  'hero-radon',
  'hero-buyers-guide',
  'hero-condos',
  'hero-evaluation',
  'hero-luxury',
  'hero-not-found',
] as const
export type HeroSceneId = (typeof heroScenes)[number]

/** Somebody at this work, from behind or from the side, in the arch of a person who has no picture yet. Decorative. */
export const portraitScenes = [
  'portrait-doorway',
  'portrait-street',
  'portrait-towers',
  'portrait-gate',
  'portrait-bridge',
  'portrait-prices',
  'portrait-viewfinder',
  'portrait-keys',
  'portrait-calendar',
  'portrait-audience',
  'portrait-nineteen',
  'portrait-table',
] as const
export type PortraitSceneId = (typeof portraitScenes)[number]
