/** The camera on its tripod against the sky, and the table with the laptop that plays the film. */
import { ink, mix } from '../../palette.ts'
import { contacts } from '../../portraits/contact.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { coats } from '../houses/coats.ts'
import { cottage, cottageSide } from '../houses/cottage.ts'

const metal = mix(ink.navy, ink.belly, 0.35)
const light = mix(ink.gold, ink.wheat, 0.4)

/** Beside the table, its feet on the boards; the camera looks out over the laptop. 622 px tall, its foot at the origin. */
export function cameraOnTripod(): Node[] {
  const nodes: Shape[] = [
    { d: 'M0-440L-92-6M0-440L92-6M0-440V22', stroke: ink.night, width: 15, round: true },
    { d: 'M-4-430L-96-8M87-6L2-424', stroke: metal, width: 4, round: true },
    // The struts between its legs.
    { d: 'M-46-214L0-176 46-214', stroke: metal, width: 7, round: true },
    { d: 'M-24-478h48l-6 44h-36z', fill: ink.night },
    { d: 'M-8-470L-110-430', stroke: ink.night, width: 9, round: true },
    // Its body, the lens to the right, a microphone and a monitor.
    { d: 'M-58-558q0-10 10-10h98q10 0 10 10v74q0 10-10 10h-98q-10 0-10-10z', fill: ink.deep },
    { d: 'M60-548h34l12-8h16v70h-16l-12-8h-34z', fill: ink.navy },
    { d: 'M116-554h8v66h-8z', fill: mix(ink.glacier, ink.blue, 0.3) },
    { d: 'M-36-568v-18h62v18M-50-602h118', stroke: ink.deep, width: 9, round: true },
    { d: 'M46-610h66q8 8 0 16h-66z', fill: mix(ink.soil, ink.deep, 0.4) },
    { d: 'M-106-574h44v56h-44z', fill: ink.deep },
    { d: 'M-100-568h26v44h-26z', fill: mix(ink.glacier, ink.blue, 0.5) },
    { d: 'M-52-566h100M64-548h30M46-609h64M-24-478l4-2', stroke: light, width: 3, round: true },
    { d: ellipse(-40, -548, 6), fill: ink.brick },
  ]
  return [
    ...contacts([TRIPOD, 772, 110, 16]),
    { transform: `translate(${TRIPOD} 764) scale(-.82 .82)`, nodes },
  ]
}

/** Where the tripod stands, and how far the laptop is to the left of the middle. */
const TRIPOD = 1052
const LEFT = -124
const TABLE = 'M186 654H990L1108 900H-110z'

const SCREEN = rect(590, 372, 420, 258)

const home = { ...coats.evening, wall: mix(ink.nearRange, ink.blue, 0.2) }

/** The film: a house in the evening, and how far it has played. */
const film: readonly Node[] = [
  {
    d: SCREEN,
    fill: down(372, 600, [0, mix(ink.lamp, ink.blush, 0.55)], [0.6, ink.gold], [1, ink.lamp]),
  },
  { d: SCREEN, fill: glow([800, 540], 230, 0.7, [0, ink.lamp], [1, ink.lamp, 0]) },
  {
    d: 'M590 540l60-46 44 30 62-54 70 50 60-40 64 44 60-26v60H590z',
    fill: mix(ink.amber, ink.oak, 0.5),
    opacity: 0.6,
  },
  { d: 'M590 556q210-26 420 0v74H590z', fill: mix(ink.hill, ink.oak, 0.25) },
  placed(
    [...cottageSide(188, 104, home, [420, -60], mix(home.wall, ink.gold, 0.36)), ...cottage(188, 104, home)],
    790,
    574,
    1,
  ),
  { d: 'M770 574h36l50 56H752z', fill: mix(ink.oak, ink.wheat, 0.3) },
  { d: 'M618 612H982', stroke: mix(ink.soil, ink.deep, 0.3), width: 7, round: true },
  { d: 'M618 612H866', stroke: ink.lamp, width: 7, round: true },
  { d: ellipse(866, 612, 10), fill: ink.paper },
]

export function table(): Node[] {
  return [
    {
      d: TABLE,
      fill: down(654, 900, [0, mix(ink.oak, ink.wheat, 0.15)], [0.7, mix(ink.oak, ink.soil, 0.6)]),
    },
    { d: 'M186 654H990L1108 900', stroke: mix(ink.oak, ink.lamp, 0.5), width: 5 },
    { d: TABLE, fill: glow([800 + LEFT, 690], 460, 0.34, [0, ink.lamp, 0.75], [1, ink.lamp, 0]) },
    { transform: `translate(${LEFT} 0)`, nodes: laptop() },
    { transform: 'translate(-760 -110) scale(1.3)', nodes: mug() },
  ]
}

function laptop(): Node[] {
  return [
    { use: 'rest', transform: 'translate(800 716) scale(3 .24)' },
    { d: 'M574 366q0-12 12-12h428q12 0 12 12v276H574z', fill: ink.deep },
    { clip: SCREEN, nodes: film },
    { d: 'M574 642H1026L1072 700H528z', fill: mix(ink.belly, ink.pale, 0.35) },
    { d: 'M598 650H1002L1022 676H578z', fill: mix(ink.navy, ink.belly, 0.3) },
    { d: 'M528 700H1072V710H528z', fill: mix(ink.belly, ink.navy, 0.3) },
    { d: 'M578 358H1022', stroke: mix(ink.belly, ink.pale, 0.3), width: 3, round: true },
  ]
}

function mug(): Node[] {
  const clay = mix(ink.brick, ink.amber, 0.2)
  return [
    { use: 'rest', transform: 'translate(1060 690) scale(.6 .1)' },
    { d: 'M1036 646h48v38q0 8-8 8h-32q-8 0-8-8z', fill: clay },
    { d: 'M1084 654q20 0 20 12t-22 14', stroke: clay, width: 7 },
    { d: 'M1036 646v38', stroke: mix(ink.lamp, clay, 0.3), width: 5, round: true },
    { d: ellipse(1060, 646, 24, 6), fill: mix(ink.soil, clay, 0.3) },
  ]
}
