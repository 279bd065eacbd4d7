/** Portraits of those who work with clients: at a door, in a street, over papers, at a gate. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { spruce } from '../trees.ts'
import { aside, behind, ear, edged, fromBehind, hairs, hand, inProfile, skins } from './figure.ts'
import { indoors, lights, portrait } from './frame.ts'
import { sleeve } from './sleeve.ts'

/** At a front door, which she holds open, with the light of the hall on her. */
export function doorway(): string {
  const wall = mix(ink.cloud, ink.nearRange, 0.35)
  const tones = { skin: skins.fair, hair: hairs.brown, coat: ink.navy, rim: ink.wheat, from: [5, 4] } as const
  return indoors(wall, [
    {
      d: 'M0 62h400M0 124h400M0 186h400M0 248h400M0 310h400M0 372h400M0 434h400',
      stroke: ink.navy,
      width: 3,
      opacity: 0.4,
    },
    { d: rect(66, 34, 262, 480), fill: mix(ink.wheat, ink.belly, 0.35) },
    {
      d: rect(84, 52, 226, 460),
      fill: down(
        52,
        500,
        [0, mix(ink.wheat, ink.paper, 0.5)],
        [0.6, ink.lamp],
        [1, mix(ink.gold, ink.amber, 0.4)],
      ),
    },
    { d: rect(112, 136, 58, 74), fill: mix(ink.glacier, ink.wheat, 0.3), stroke: ink.oak, width: 6 },
    { d: 'M112 196l20-26 14 12 12-16 12 18v26h-58z', fill: mix(ink.nearRange, ink.wheat, 0.2) },
    { d: 'M196 52v36', stroke: ink.soil, width: 4 },
    { d: 'M170 88h52l14 28h-80z', fill: ink.paper },
    { d: 'M310 52l62 34v430h-62z', fill: mix(ink.oak, ink.brick, 0.35) },
    {
      d: 'M326 96l32 18v130l-32-10zM326 266l32 10v150l-32 8z',
      fill: mix(ink.oak, ink.soil, 0.5),
      opacity: 0.6,
    },
    { d: ellipse(320, 262, 7), fill: ink.lamp },
    placed(
      [
        ...fromBehind(
          tones,
          ...edged(behind.short, tones.hair, tones),
          ...edged('M-26-60C-30-96 30-96 26-60C20-44-20-44-26-60z', tones.hair, tones),
          {
            d: 'M-26-58C-10-48 10-48 26-58',
            stroke: ink.brick,
            width: 6,
          },
        ),
        {
          d: 'M-40 98C-14 112 14 112 40 98L36 90C14 102-14 102-36 90z',
          fill: mix(ink.wheat, ink.paper, 0.4),
        },
        ...sleeve([96, 158, 135, 187, 120, 88], ink.navy, tones),
        hand(116, 66, -100, tones.skin),
      ],
      182,
      214,
      1.16,
    ),
  ])
}

/** In a street, pointing out a house. */
export function street(): string {
  const house = (x: number, y: number, size: number, tone: string): Node => ({
    transform: `translate(${x} ${y}) scale(${size})`,
    nodes: [
      { d: 'M-42 40V-34L0-74l42 40v74z', fill: tone },
      { d: 'M0-90l-54 52 8 9L0-74l46 45 8-9z', fill: ink.navy },
      { d: rect(-24, -26, 17, 24) + rect(8, -26, 17, 24), fill: ink.lamp },
    ],
  })
  const [near, far] = [mix(ink.nearRange, ink.blue, 0.25), mix(ink.midRange, ink.nearRange, 0.4)]
  const coat = mix(ink.oak, ink.gold, 0.3)
  const tones = { skin: skins.deep, hair: hairs.black, coat, rim: ink.paper, from: [5, 3] } as const
  return portrait(
    lights.day,
    [
      { d: ellipse(262, 232, 62), fill: mix(ink.wheat, ink.paper, 0.3), opacity: 0.9, daily: true },
      { d: 'M0 400C90 330 190 316 270 312c60 4 90 12 130 34v160H0z', fill: mix(ink.belly, ink.hill, 0.3) },
      house(214, 308, 0.5, far),
      house(262, 304, 0.5, far),
      house(318, 318, 0.95, near),
      house(386, 352, 1.5, mix(near, ink.cloud, 0.4)),
      { d: 'M264 316c14 40-30 60-60 190h180c-30-70-96-130-116-190z', fill: ink.wheat },
      placed(
        [
          ...sleeve([76, 170, 120, 182, 150, 104], mix(coat, ink.soil, 0.13), tones, 46),
          {
            transform: 'translate(-30 -2) rotate(-14 180 90)',
            nodes: [
              { d: 'M170 106L186 72', stroke: ink.paper, width: 40 },
              {
                d: 'M168 68C170 44 186 16 202-6C208-12 215-6 211 2L200 26C216 32 220 54 206 72C194 82 176 82 168 68z',
                fill: tones.skin,
              },
            ],
          },
          ...fromBehind(tones, ...edged(behind.short, tones.hair, tones)),
          {
            d: 'M-50 84C-30 112 30 112 50 84C58 104 52 124 34 132C10 142-10 142-34 132C-52 124-58 104-50 84z',
            fill: mix(ink.brick, ink.amber, 0.2),
          },
          {
            d: 'M-46 106C-16 128 16 128 46 106M14 138L24 216L-10 214L-6 138',
            fill: mix(ink.brick, ink.soil, 0.25),
          },
          { d: 'M0 220V330', stroke: mix(coat, ink.soil, 0.5), width: 3 },
        ],
        142,
        206,
        1.16,
      ),
    ],
    { ridge: 330 },
  )
}

/** Hair tied low at the back of the head, from the side. */
const KNOT = 'M-44-8C-76-20-98 4-88 28-76 50-48 44-40 24z'

/** Over a building's papers in the evening, with the towers behind her. */
export function towers(): string {
  const draw = random(8)
  const windows = (x: number, y: number, columns: number, rows: number): Node[] => {
    const panes = Array.from({ length: columns * rows }, (_, index) => ({
      d: rect(x + (index % columns) * 26, y + Math.floor(index / columns) * 28, 15, 17),
      lit: draw() < 0.42,
    }))
    const all = (lit: boolean) => panes.flatMap((pane) => (pane.lit === lit ? pane.d : [])).join('')
    return [
      { d: all(false), fill: mix(ink.nearRange, ink.blue, 0.4) },
      { d: all(true), fill: ink.lamp },
    ]
  }
  const coat = mix(ink.brick, ink.oak, 0.45)
  const tones = { skin: skins.tan, hair: hairs.brown, coat, rim: ink.gold, from: [4, 4] } as const
  return portrait(
    lights.dusk,
    [
      { d: rect(24, 92, 126, 420), fill: mix(ink.cloud, ink.belly, 0.5) },
      ...windows(38, 110, 4, 9),
      { d: rect(262, 176, 116, 340), fill: ink.cloud },
      ...windows(278, 196, 4, 6),
      { d: 'M16 84h142v10H16zM254 168h132v10H254z', fill: ink.belly },
      placed(
        [
          ...inProfile(
            tones,
            ...edged(KNOT, tones.hair, tones),
            ...edged(aside.swept, tones.hair, tones),
            ear(tones.skin),
          ),
          { d: 'M-30 92C-6 112 20 110 32 96L60 128L18 168z', fill: ink.paper, opacity: 0.9 },
          { d: 'M88 214L168 136L214 192L128 278z', fill: ink.paper },
          { d: 'M80 206L160 128L208 186L120 270z', fill: mix(ink.paper, ink.wheat, 0.35) },
          {
            d: 'M108 206L160 156M120 222L172 172M132 238L166 206',
            stroke: mix(ink.belly, ink.pale, 0.4),
            width: 6,
          },
          ...sleeve([-44, 180, 14, 280, 94, 262], mix(coat, ink.soil, 0.13), tones, 50),
          hand(122, 252, -24, tones.skin),
        ],
        152,
        190,
        1.14,
      ),
    ],
    { ridge: 440 },
  )
}

/** At a garden gate, on his way to the house. */
export function gate(): string {
  const pillar = (x: number): Node => ({
    transform: `translate(${x} 0)`,
    nodes: [
      { d: rect(-30, 268, 60, 240), fill: mix(ink.belly, ink.wheat, 0.22) },
      { d: rect(10, 268, 20, 240), fill: ink.navy, opacity: 0.25 },
      { d: rect(-38, 252, 76, 16), fill: ink.cloud },
      { d: ellipse(0, 214, 70), fill: glow([0, 214], 70, 1, [0, ink.gold, 0.85], [1, ink.gold, 0]) },
      { d: 'M-15 250L-20 206 0 186 20 206 15 250z', fill: ink.lamp, stroke: ink.navy, width: 5 },
    ],
  })
  const coat = mix(ink.belly, ink.navy, 0.35)
  const tones = { skin: skins.fair, hair: hairs.silver, coat, rim: ink.paper, from: [5, 4] } as const
  const felt = mix(ink.soil, ink.oak, 0.35)
  return portrait(
    lights.wheat,
    [
      {
        d:
          spruce([30, 420], 300) +
          spruce([118, 380], 150) +
          spruce([376, 420], 290) +
          spruce([290, 380], 150),
        fill: mix(ink.hill, ink.nearRange, 0.3),
      },
      { d: 'M20 392v-60l54-40 40 30v-46h180v-40l46-30v186z', fill: ink.navy },
      {
        d:
          rect(40, 340, 24, 26) +
          rect(86, 340, 18, 26) +
          rect(282, 300, 18, 26) +
          rect(312, 300, 18, 26) +
          rect(282, 348, 48, 26),
        fill: ink.lamp,
      },
      { d: 'M150 392h100l130 120H20z', fill: ink.wheat },
      pillar(44),
      pillar(356),
      placed(
        [
          ...fromBehind(tones, {
            d: 'M-50-10H50C49 18 44 34 36 40C24 28 14 38 0 38S-24 28-36 40C-44 34-49 18-50-10z',
            fill: tones.hair,
          }),
          {
            d: 'M-56 104C-62 66-46 34-28 42C-10 50 10 50 28 42C46 34 62 66 56 104C34 122-34 122-56 104z',
            fill: mix(coat, ink.deep, 0.35),
          },
          ...edged(
            'M-92 4C-60-12-56-6-52-22C-48-66-24-74 0-68C24-74 48-66 52-22C56-6 60-12 92 4C60 28-60 28-92 4z',
            felt,
            tones,
          ),
          { d: 'M-53-16C-30-4 30-4 53-16L55-2C30 10-30 10-55-2z', fill: ink.deep },
          {
            d: 'M0 130V340M-70 330C-74 260-66 200-50 160M70 330C74 260 66 200 50 160',
            stroke: mix(coat, ink.deep, 0.5),
            width: 3,
          },
        ],
        200,
        206,
        1.1,
      ),
    ],
    { ground: 430, ridge: 360 },
  )
}
