/** The long table: the open ledger, a map of the city's lots that hangs over its edge, and the lamp. */
import { ink, mix } from '../../palette.ts'
import { contacts } from '../../portraits/contact.ts'
import { down, ellipse, glow, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'

const TABLE = 640
const wood = mix(ink.oak, ink.soil, 0.25)
const paper = mix(ink.paper, ink.wheat, 0.3)

export function table(): Node[] {
  return [
    {
      d: ellipse(1010, 500, 420),
      fill: glow([1010, 500], 420, 1, [0, ink.lamp, 0.55], [0.45, ink.amber, 0.2], [1, ink.amber, 0]),
    },
    {
      d: rect(0, TABLE, width, 150),
      fill: down(TABLE, 790, [0, mix(wood, ink.wheat, 0.15)], [1, mix(wood, ink.soil, 0.35)]),
    },
    {
      d: rect(0, 790, width, 110),
      fill: down(790, height, [0, mix(wood, ink.soil, 0.75)], [1, mix(ink.soil, ink.deep, 0.7)]),
    },
    { d: `M0 ${TABLE}H1600M0 790H1600`, stroke: mix(wood, ink.lamp, 0.5), width: 5 },
    {
      d: rect(0, TABLE, width, 150),
      fill: glow([960, 690], 520, 0.2, [0, ink.lamp, 0.85], [0.6, ink.gold, 0.3], [1, ink.gold, 0]),
    },
    ...contacts([804, 716, 210, 20], [1086, 706, 84, 12], [1284, 716, 120, 12]),
    // The map, and its lots on both sides of the river.
    {
      d: 'M470 700L900 690 916 790 922 900H430L452 790z',
      fill: down(690, height, [0, paper], [0.42, mix(paper, ink.wheat, 0.3)], [1, mix(paper, ink.oak, 0.5)]),
    },
    {
      d: 'M520 716h90l-4 30h-92zM630 714h96v30h-100zM508 762h94l-4 60h-96zM622 762h104v62h-108zM800 712h92l4 34h-94zM790 770h112l4 60h-112z',
      fill: mix(ink.pale, ink.wheat, 0.5),
      stroke: mix(ink.midRange, ink.belly, 0.3),
      width: 5,
    },
    { d: 'M760 694q14 60-6 104t10 106', stroke: mix(ink.blue, ink.glacier, 0.35), width: 22 },
    { d: 'M622 762h104v62h-108z', fill: ink.gold },
    // The ledger.
    { d: 'M646 716L690 654H960L1010 716z', fill: mix(ink.brick, ink.soil, 0.45) },
    { d: 'M660 710L698 650q70-14 128 6v56q-84-18-166-2z', fill: ink.paper },
    { d: 'M994 710L952 650q-70-14-126 6v56q84-18 168-2z', fill: mix(ink.paper, ink.wheat, 0.35) },
    {
      d: 'M714 668q48-6 92 0M704 684q54-6 102 2M846 668q46-6 90 0M848 686q50-8 98-2',
      stroke: mix(ink.belly, ink.pale, 0.4),
      width: 5,
    },
    // The lamp of brass.
    { d: 'M1018 704q0-24 68-24t68 24z', fill: mix(ink.oak, ink.soil, 0.35) },
    { d: 'M1086 690V536', stroke: mix(ink.oak, ink.gold, 0.35), width: 16 },
    {
      d: 'M980 552q6-92 106-92t106 92z',
      fill: down(460, 552, [0, mix(ink.brick, ink.oak, 0.5)], [1, mix(ink.amber, ink.gold, 0.3)]),
    },
    { d: 'M976 552H1196', stroke: ink.lamp, width: 14, round: true },
    { d: ellipse(1086, 456, 10), fill: mix(ink.oak, ink.gold, 0.35) },
    // Ledgers at rest.
    { d: 'M1210 672h176v40h-176z', fill: mix(ink.blue, ink.navy, 0.35) },
    { d: 'M1226 632h150v40h-150z', fill: mix(ink.brick, ink.soil, 0.3) },
    { d: 'M1214 598h140v34h-140z', fill: mix(ink.nearRange, ink.wheat, 0.15) },
    { d: 'M1210 692h30M1226 652h26M1214 615h26', stroke: ink.gold, width: 8 },
    // Maps in rolls.
    { d: 'M250 690L420 676M262 712L440 700', stroke: mix(paper, ink.oak, 0.25), width: 26, round: true },
    { d: 'M300 686l4 0M330 706l4 0', stroke: ink.brick, width: 27 },
  ]
}
