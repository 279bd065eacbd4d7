/** Those at the table, each drawn facing right. The two further from us are nearer to the middle. */
import { ink, mix } from '../../palette.ts'
import {
  aside,
  edged,
  glasses,
  hairs,
  hand,
  shade,
  skinShade,
  skins,
  type Tones,
} from '../../portraits/figure.ts'
import { type Profile, profiles } from '../../portraits/profile.ts'
import { pointing } from '../../portraits/reaching.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { down, ellipse } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { rim } from './view.ts'

const light = { rim, from: [5, 4] } as const
type Person = Tones & { coat: string; profile: Profile }

const buyer: Person = {
  ...light,
  skin: skins.deep,
  hair: hairs.black,
  profile: 'full',
  coat: mix(ink.glacier, ink.blue, 0.35),
}
const ours: Person = {
  ...light,
  skin: skins.tan,
  hair: hairs.black,
  profile: 'snub',
  coat: mix(ink.gold, ink.oak, 0.25),
}
const seller: Person = {
  ...light,
  skin: skins.brown,
  hair: mix(hairs.silver, ink.paper, 0.35),
  profile: 'lean',
  coat: mix(ink.nearRange, ink.spruce, 0.1),
}
const theirs: Person = {
  ...light,
  skin: skins.fair,
  hair: hairs.brown,
  profile: 'hooked',
  coat: mix(ink.navy, ink.blue, 0.25),
}

/** Where each sits: the middle of the head, the size, and how far they lean forward, in degrees around the hip. */
const seat =
  (x: number, y: number, size: number, lean: number, turn: 1 | -1) =>
  (...nodes: readonly Node[]): Node => ({
    transform: `translate(${x} ${y}) scale(${turn * size} ${size}) rotate(${lean} 0 300)`,
    nodes,
  })
const seats = {
  buyer: seat(286, 404, 1.4, 5, 1),
  ours: seat(576, 346, 1.16, 5, 1),
  seller: seat(1020, 376, 1.06, 4, -1),
  theirs: seat(1322, 366, 1.46, -7, -1),
}

/** The head and neck, without eyes. */
const head = ({ skin, profile }: Person, turn: number, ...over: readonly Node[]): Node => ({
  transform: `rotate(${turn} -20 90)`,
  nodes: [
    ...edged(profiles[profile], skin, light, { middle: [0, 0], reach: 66, dark: [1, skinShade, 0.4] }),
    {
      d: 'M31 60C12 60-2 50-12 26L-36 34-40 100H25C16 84 15 70 16 59z',
      fill: skinShade,
      opacity: 0.28,
    },
    { d: 'M24-12C29-18 36-19 41-16', stroke: shade, width: 3.2, round: true, opacity: 0.8 },
    { d: 'M34 33Q40 37 46 35', stroke: shade, width: 2, round: true, opacity: 0.5 },
    ...over,
  ],
})

const hair = (outline: string, { hair }: Person): Node[] => edged(outline, hair, light)
const ear = ({ skin }: Person): Node => ({
  d: 'M-14 2C-24-2-26 22-14 26C-6 26-4 4-14 2z',
  fill: mix(skin, ink.soil, 0.15),
})

/** Without the crease of an arm that lies on the coat: these are before it. */
const arm = (...[at, cloth, tones, wide]: Parameters<typeof sleeve>): Node[] =>
  sleeve(at, cloth, tones, wide).map((part, index) =>
    index === 2 && 'd' in part ? { ...part, d: part.d.slice(part.d.indexOf('z') + 1) } : part,
  )

const trunk = (d: string, { coat }: Person): Node[] =>
  edged(d, coat, light, { middle: [0, 190], reach: 165, dark: [1, shade, 0.6] })

/** Narrow, rounded over the table, and broad. */
const SLIM =
  'M-36 84C-74 92-106 118-114 178C-122 230-126 280-132 440H112C116 270 108 170 84 132C66 110 46 102 28 92C10 104-18 102-36 84z'
const ROUND =
  'M-38 82C-84 88-122 126-134 196L-150 340H116C122 260 118 168 90 130C72 110 46 102 28 92C10 104-18 102-38 82z'
const BROAD =
  'M-38 84C-92 90-134 122-146 196C-156 250-160 290-160 360H138C156 290 146 176 104 132C78 108 48 102 28 94C10 106-18 104-38 84z'
const CROP =
  'M-34 40C-56 22-64-30-42-56C-26-76 16-80 34-64C46-54 48-40 44-28C34-36 22-38 12-34C10-20 8-8-2-4C-14-8-22 2-18 14C-20 26-26 34-34 40z'
const SLICK =
  'M-32 44C-58 30-66-18-48-48C-32-74 18-80 44-58C50-50 48-44 44-40C26-50 6-42-2-24C-4-14-4-4-6 8L-14-2C-22 0-22 12-18 20C-20 30-24 38-32 44z'

export function behindTable(): Node[] {
  return [
    seats.ours(
      head(ours, 4, { d: ellipse(-58, -40, 26), fill: ours.hair }, ...hair(aside.swept, ours), ear(ours), {
        d: ellipse(-16, 32, 5),
        fill: ink.paper,
      }),
      ...trunk(SLIM, ours),
      { d: 'M-34 84C-18 106 12 112 30 94L60 214C30 170-14 130-42 98z', fill: ink.paper },
      {
        d: 'M-34 84L-44 92C-30 134 20 180 62 222 40 170-10 124-34 84zM30 94L42 102 74 170 64 216z',
        fill: mix(ours.coat, ink.soil, 0.28),
      },
    ),
    seats.seller(
      head(
        seller,
        6,
        { d: ellipse(-46, 20, 22), fill: mix(seller.hair, shade, 0.3) },
        ...hair(aside.swept, seller),
        ear(seller),
        glasses(ink.brick),
      ),
      ...trunk(ROUND, seller),
      { d: 'M-42 80C-24 108 14 112 34 92L30 118C6 132-30 124-52 98z', fill: mix(ink.brick, ink.oak, 0.3) },
    ),
    seats.buyer(head(buyer, 6, ...hair(CROP, buyer), ear(buyer)), ...trunk(SLIM, buyer), {
      d: 'M-42 80C-24 106 12 110 32 92L30 112C6 126-30 120-50 98z',
      fill: mix(buyer.coat, ink.paper, 0.35),
    }),
    // The chair that he leans on.
    { d: 'M1478 462q4-20 30-10l90 448h-60z', fill: mix(ink.oak, ink.soil, 0.45) },
    seats.theirs(
      head(
        theirs,
        12,
        ...hair(SLICK, theirs),
        ear(theirs),
        // His moustache.
        { d: 'M29 35Q36 23 47 23Q52 27 51 32Q40 29 29 35z', fill: theirs.hair },
      ),
      ...trunk(BROAD, theirs),
      { d: 'M-34 84C-18 106 14 110 28 94L54 150 84 260 20 120C0 122-24 112-42 96z', fill: ink.paper },
      { d: 'M26 112l16 4 32 84-2 40-20-34z', fill: ink.brick },
    ),
  ]
}

export function atTable(): Node[] {
  const sleeves = mix(seller.coat, ink.deep, 0.12)
  return [
    // Our agent shows the line.
    seats.ours(
      ...arm([-66, 146, -26, 262, 92, 272], mix(ours.coat, ink.soil, 0.1), ours, 50),
      pointing(112, 280, 10, ours.skin),
    ),
    // The seller's arms are folded, each hand on the other arm.
    seats.seller(
      { d: 'M-84 178H92V262H-84z', fill: down(178, 200, [0, sleeves, 0], [1, sleeves]) },
      ...arm([80, 160, 104, 236, -46, 224], sleeves, seller, 48).slice(1),
      ...arm(
        [-84, 156, -92, 256, 70, 262],
        mix(seller.coat, ink.deep, 0.05),
        { ...seller, from: [1, 5] },
        50,
      ),
      hand(88, 258, -6, seller.skin),
      {
        d: 'M-42 208L-68 203C-84 199-94 203-94 210C-98 216-98 224-94 227C-96 236-90 242-82 241L-42 240z',
        fill: seller.skin,
      },
      {
        d: 'M-94 212h22M-96 222h24M-93 231h20',
        stroke: mix(seller.skin, shade, 0.4),
        width: 1.8,
        round: true,
      },
    ),
    // The buyer's chin is on his hand.
    seats.buyer(
      ...arm([-50, 134, 84, 224, 66, 116], mix(buyer.coat, ink.navy, 0.12), { ...buyer, from: [5, -1] }, 48),
      hand(53, 85, -78, buyer.skin),
    ),
    // A pen, which waits.
    seats.theirs(
      ...arm([-70, 146, -20, 268, 92, 226], mix(theirs.coat, ink.deep, 0.1), theirs, 54).slice(1),
      { d: 'M84 207Q48 221 8 244', stroke: rim, width: 2, round: true, opacity: 0.7 },
      { d: 'M104 244L136 168', stroke: ink.gold, width: 6, round: true },
      hand(112, 214, -14, theirs.skin),
    ),
  ]
}
