/** Every scene, by file name. */

import { acreage } from './acreage.ts'
import { authSide } from './auth-side.ts'
import { archDivider, bandFoothills } from './bands.ts'
import { broadcast } from './broadcast.ts'
import { communityMap } from './community-map.ts'
import { condoTowers } from './condo-towers.ts'
import { crowdLights } from './crowd-lights.ts'
import { documentsDesk } from './documents-desk.ts'
import { drone } from './drone.ts'
import { houseCraftsman } from './house-craftsman.ts'
import { houseModern } from './house-modern.ts'
import { inspection } from './inspection.ts'
import { keysTable } from './keys-table.ts'
import { kitchenInterior } from './kitchen-interior.ts'
import { lakeCommunity } from './lake-community.ts'
import { notFound } from './not-found.ts'
import { parcelAerial } from './parcel-aerial.ts'
import { prairieGrid } from './prairie-grid.ts'
import { riverBow } from './river-bow.ts'
import { skylineDusk } from './skyline-dusk.ts'
import { streetInnerCity } from './street-inner-city.ts'
import { studioCamera } from './studio-camera.ts'
import { winterHouse } from './winter-house.ts'

export const scenes: Readonly<Record<string, () => string>> = {
  'band-foothills': bandFoothills,
  'arch-divider': archDivider,
  'prairie-grid': prairieGrid,
  'parcel-aerial': parcelAerial,
  drone,
  'community-map': communityMap,
  'skyline-dusk': skylineDusk,
  'condo-towers': condoTowers,
  'crowd-lights': crowdLights,
  'river-bow': riverBow,
  'lake-community': lakeCommunity,
  acreage,
  'not-found': notFound,
  'house-craftsman': houseCraftsman,
  'house-modern': houseModern,
  'winter-house': winterHouse,
  'street-inner-city': streetInnerCity,
  'auth-side': authSide,
  'kitchen-interior': kitchenInterior,
  'keys-table': keysTable,
  'documents-desk': documentsDesk,
  inspection,
  'studio-camera': studioCamera,
  broadcast,
}
