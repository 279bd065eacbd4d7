/** Every scene, by file name. */

import { pageHeroes } from '../pages/index.ts'
import { acreage } from './acreage.ts'
import { acreageAerial } from './acreage-aerial.ts'
import { acrossTheStreet } from './across-the-street.ts'
import { areaMap } from './area-map.ts'
import { atTables } from './at-tables.ts'
import { atWork } from './at-work.ts'
import { atticCheck } from './attic-check.ts'
import { authSide } from './auth-side.ts'
import { autumnEaves } from './autumn-eaves.ts'
import { balconyAerial } from './balcony-aerial.ts'
import { bands } from './bands.ts'
import { blockParty } from './block-party.ts'
import { bluffHouse } from './bluff-house.ts'
import { bowDawn } from './bow-dawn.ts'
import { busStopEvening } from './bus-stop-evening.ts'
import { cameraDay } from './camera-day.ts'
import { centuryHall } from './century-hall.ts'
import { cityArchive } from './city-archive.ts'
import { cityLights } from './city-lights.ts'
import { comingSoon } from './coming-soon.ts'
import { communityMap } from './community-map.ts'
import { condoBalcony } from './condo-balcony.ts'
import { condoEntrance } from './condo-entrance.ts'
import { condoTowers } from './condo-towers.ts'
import { cornerBlock } from './corner-block.ts'
import { costTable } from './cost-table.ts'
import { crowdLights } from './crowd-lights.ts'
import { decayChain } from './decay-chain.ts'
import { deskCall } from './desk-call.ts'
import { drone } from './drone.ts'
import { duplexSteps } from './duplex-steps.ts'
import { estateDusk } from './estate-dusk.ts'
import { farVisit } from './far-visit.ts'
import { filmEvening } from './film-evening.ts'
import { firstCut } from './first-cut.ts'
import { firstEvening } from './first-evening.ts'
import { firstShowing } from './first-showing.ts'
import { foothillsEstate } from './foothills-estate.ts'
import { forSaleWalk } from './for-sale-walk.ts'
import { fourDoors } from './four-doors.ts'
import { fourSeasons } from './four-seasons.ts'
import { frameHouse } from './frame-house.ts'
import { freshPaint } from './fresh-paint.ts'
import { frontDoor } from './front-door.ts'
import { gardenCourt } from './garden-court.ts'
import { gardenGate } from './garden-gate.ts'
import { gravelRoad } from './gravel-road.ts'
import { signing } from './hands.ts'
import { hazards } from './hazards.ts'
import { hedgeTalk } from './hedge-talk.ts'
import { held } from './held.ts'
import { heldHome } from './held-home.ts'
import { homeSheets } from './home-sheets.ts'
import { houseBungalow } from './house-bungalow.ts'
import { houseModern } from './house-modern.ts'
import { bungalowAutumn, heritageDawn, twoStoreyWinter } from './house-seasons.ts'
import { infillPair, walkUpEvening } from './inner-streets.ts'
import { inspection } from './inspection.ts'
import { keysInDoor } from './keys-in-door.ts'
import { kitchenInterior } from './kitchen-interior.ts'
import { kitchenMorning } from './kitchen-morning.ts'
import { lakeAerial } from './lake-aerial.ts'
import { lakeCommunity, lakeNight, lakeWinter } from './lake-community.ts'
import { laneBikes } from './lane-bikes.ts'
import { laneGarages } from './lane-garages.ts'
import { listingWindow } from './listing-window.ts'
import { litWindow } from './lit-window.ts'
import { livingRoom } from './living-room.ts'
import { livingRoomGarden } from './living-room-garden.ts'
import { luxury } from './luxury.ts'
import { marketStreet } from './market-street.ts'
import { mondayPage } from './monday-page.ts'
import { movingDay } from './moving-day.ts'
import { networkLights } from './network-lights.ts'
import { newOrResale } from './new-or-resale.ts'
import { oldCarpet } from './old-carpet.ts'
import { oldSewer } from './old-sewer.ts'
import { ownLot } from './own-lot.ts'
import { panelCheck } from './panel-check.ts'
import { approvalLetter, condoPapers, lotPlan } from './papers.ts'
import { parcelAerial } from './parcel-aerial.ts'
import { prairieGrid } from './prairie-grid.ts'
import { quadrantMap } from './quadrant-map.ts'
import { quietStreet } from './quiet-street.ts'
import { rainStreet } from './rain-street.ts'
import { readyLight } from './ready-light.ts'
import { reportParts } from './report-parts.ts'
import { ridgePath } from './ridge-path.ts'
import { riverBow } from './river-bow.ts'
import { riverHomes } from './river-homes.ts'
import { riverPath } from './river-path.ts'
import { rooftopEvening } from './rooftop-evening.ts'
import { roomDawn } from './room-dawn.ts'
import { rowSteps } from './row-steps.ts'
import { saleInFourHours } from './sale-in-four-hours.ts'
import { schoolRun } from './school-run.ts'
import { showHome } from './show-home.ts'
import { signHome } from './sign-home.ts'
import { sixRooms } from './six-rooms.ts'
import { skylineDusk } from './skyline-dusk.ts'
import { snowPorch } from './snow-porch.ts'
import { splitLevel } from './split-level.ts'
import { springClearing } from './spring-clearing.ts'
import { stoneHouse } from './stone-porch.ts'
import { streetInnerCity } from './street-inner-city.ts'
import { bungalowSnow, streetNoon } from './street-seasons.ts'
import { suiteDoor } from './suite-door.ts'
import { tallWindows } from './tall-windows.ts'
import { threeCuts } from './three-cuts.ts'
import { toolCards } from './tool-cards.ts'
import { townhomes } from './townhomes.ts'
import { tudorElms } from './tudor-elms.ts'
import { walkThrough } from './walk-through.ts'
import { windowSeat } from './window-seat.ts'
import { winterHouse } from './winter-house.ts'
import { wishList } from './wish-list.ts'

export const scenes: Readonly<Record<string, () => string>> = {
  ...bands,
  ...luxury,
  'prairie-grid': prairieGrid,
  'parcel-aerial': parcelAerial,
  drone,
  'community-map': communityMap,
  'area-map': areaMap,
  'skyline-dusk': skylineDusk,
  'condo-towers': condoTowers,
  'crowd-lights': crowdLights,
  'river-bow': riverBow,
  'bow-dawn': bowDawn,
  'lake-community': lakeCommunity,
  'lake-night': lakeNight,
  'lake-aerial': lakeAerial,
  'balcony-aerial': balconyAerial,
  acreage,
  'acreage-aerial': acreageAerial,
  'house-modern': houseModern,
  'stone-house': stoneHouse,
  'winter-house': winterHouse,
  'street-inner-city': streetInnerCity,
  'street-noon': streetNoon,
  'bungalow-snow': bungalowSnow,
  'auth-side': authSide,
  'kitchen-interior': kitchenInterior,
  'kitchen-morning': kitchenMorning,
  inspection,
  'city-lights': cityLights,
  'estate-dusk': estateDusk,
  'foothills-estate': foothillsEstate,
  'front-door': frontDoor,
  'house-bungalow': houseBungalow,
  'living-room': livingRoom,
  'living-room-garden': livingRoomGarden,
  'room-dawn': roomDawn,
  'six-rooms': sixRooms,
  townhomes,
  'bungalow-autumn': bungalowAutumn,
  'two-storey-winter': twoStoreyWinter,
  'heritage-dawn': heritageDawn,
  'infill-pair': infillPair,
  'walk-up': walkUpEvening,
  'garden-court': gardenCourt,
  'four-doors': fourDoors,
  'panel-check': panelCheck,
  'quiet-street': quietStreet,
  'show-home': showHome,
  'rain-street': rainStreet,
  'sign-home': signHome,
  'autumn-eaves': autumnEaves,
  'river-path': riverPath,
  'lane-bikes': laneBikes,
  'fresh-paint': freshPaint,
  'snow-porch': snowPorch,
  'lit-window': litWindow,
  'corner-block': cornerBlock,
  'market-street': marketStreet,
  'first-showing': firstShowing,
  'hedge-talk': hedgeTalk,
  'moving-day': movingDay,
  'split-level': splitLevel,
  'ridge-path': ridgePath,
  'spring-clearing': springClearing,
  'old-carpet': oldCarpet,
  'walk-through': walkThrough,
  'frame-house': frameHouse,
  'row-steps': rowSteps,
  'three-cuts': threeCuts,
  'century-hall': centuryHall,
  'new-or-resale': newOrResale,
  'old-sewer': oldSewer,
  'own-lot': ownLot,
  'window-seat': windowSeat,
  'for-sale-walk': forSaleWalk,
  'lane-garages': laneGarages,
  'condo-balcony': condoBalcony,
  'condo-entrance': condoEntrance,
  'camera-day': cameraDay,
  'film-evening': filmEvening,
  'city-archive': cityArchive,
  'tudor-elms': tudorElms,
  'wish-list': wishList,
  'suite-door': suiteDoor,
  'ready-light': readyLight,
  'monday-page': mondayPage,
  'far-visit': farVisit,
  'coming-soon': comingSoon,
  'block-party': blockParty,
  'school-run': schoolRun,
  'rooftop-evening': rooftopEvening,
  'desk-call': deskCall,
  'attic-check': atticCheck,
  'duplex-steps': duplexSteps,
  'held-home': heldHome,
  'keys-in-door': keysInDoor,
  signing,
  'lake-winter': lakeWinter,
  'approval-letter': approvalLetter,
  'condo-papers': condoPapers,
  'lot-plan': lotPlan,
  'four-seasons': fourSeasons,
  'gravel-road': gravelRoad,
  'river-homes': riverHomes,
  'garden-gate': gardenGate,
  'across-the-street': acrossTheStreet,
  'tall-windows': tallWindows,
  'bluff-house': bluffHouse,
  'quadrant-map': quadrantMap,
  'listing-window': listingWindow,
  'sale-in-four-hours': saleInFourHours,
  'bus-stop-evening': busStopEvening,
  'first-cut': firstCut,
  'first-evening': firstEvening,
  'network-lights': networkLights,
  'home-sheets': homeSheets,
  'cost-table': costTable,
  'report-parts': reportParts,
  'decay-chain': decayChain,
  ...toolCards,
  ...atTables,
  ...atWork,
  ...hazards,
  ...held,
  ...pageHeroes,
}
