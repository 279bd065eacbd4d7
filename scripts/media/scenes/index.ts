/** Every scene by the name of its file. */
import { communityMap, drone, parcelAerial, prairieGrid } from './aerial.ts'
import { archDivider, bandFoothills } from './bands.ts'
import { condoTowers, crowdLights, skylineDusk } from './city.ts'
import { acreage, lakeCommunity, notFound, riverBow } from './country.ts'
import { authSide, houseCraftsman, houseModern, streetInnerCity, winterHouse } from './homes.ts'
import { documentsDesk, keysTable, kitchenInterior } from './indoors.ts'
import { broadcast, inspection, studioCamera } from './works.ts'

export const scenes: Readonly<Record<string, () => string>> = {
  'band-foothills': bandFoothills,
  'arch-divider': archDivider,
  'skyline-dusk': skylineDusk,
  'river-bow': riverBow,
  'house-craftsman': houseCraftsman,
  'house-modern': houseModern,
  'street-inner-city': streetInnerCity,
  'condo-towers': condoTowers,
  'lake-community': lakeCommunity,
  acreage,
  'prairie-grid': prairieGrid,
  'parcel-aerial': parcelAerial,
  drone,
  'kitchen-interior': kitchenInterior,
  'keys-table': keysTable,
  'documents-desk': documentsDesk,
  inspection,
  'winter-house': winterHouse,
  'community-map': communityMap,
  'studio-camera': studioCamera,
  broadcast,
  'crowd-lights': crowdLights,
  'not-found': notFound,
  'auth-side': authSide,
}
