/** Portraits of those who work with clients: in a street, at a gate. */
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { spruce } from '../trees.ts'
import { ear, edged, hairs, hand, inProfile, mirrored, skins, warmShade } from './figure.ts'
import { lights, portrait } from './frame.ts'
import { sleeve } from './sleeve.ts'

/** Cut short, from the side. */
const CROP =
  'M-36 34C-58 10-60-62 4-68C34-70 48-52 44-30C34-38 20-40 8-36C8-20 4-8-4-2C-14-4-20 6-17 18C-18 28-26 34-36 34z'

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
  const tones = {
    skin: skins.deep,
    profile: 'hooked',
    hair: hairs.black,
    coat,
    rim: ink.paper,
    from: [5, 3],
  } as const
  return portrait(
    lights.day,
    [
      { d: ellipse(262, 232, 62), fill: mix(ink.wheat, ink.paper, 0.3), opacity: 0.9, daily: true },
      // The street has the night of its sky.
      {
        outside: true,
        nodes: [
          {
            d: 'M0 400C90 330 190 316 270 312c60 4 90 12 130 34v160H0z',
            fill: mix(ink.belly, ink.hill, 0.3),
          },
          house(214, 308, 0.5, far),
          house(262, 304, 0.5, far),
          house(318, 318, 0.95, near),
          house(386, 352, 1.5, mix(near, ink.cloud, 0.4)),
          { d: 'M264 316c14 40-30 60-60 190h180c-30-70-96-130-116-190z', fill: ink.wheat },
        ],
      },
      placed(
        [
          // The far arm points to the house.
          ...sleeve([50, 152, 92, 166, 128, 104], mix(coat, ink.soil, 0.2), tones, 44),
          { d: 'M128 104L137 88', stroke: ink.paper, width: 34 },
          {
            transform: 'translate(142 78) rotate(-54)',
            nodes: [
              // Its thumb, its pointing finger, and three that are curled.
              { d: 'M-2-10C4-24 16-30 24-27C30-24 26-17 18-15L12-8z', fill: mix(tones.skin, ink.deep, 0.2) },
              {
                d: 'M-14-12C-2-17 12-17 22-12L56-10C64-9 64-1 56-1L31 0C37 2 36 9 29 9C34 11 32 18 24 17C28 20 24 26 17 25C2 25-12 22-14 10z',
                fill: mix(tones.skin, ink.wheat, 0.1),
              },
              {
                d: 'M12 0H31M10 9H29M8 17H24',
                stroke: mix(tones.skin, ink.deep, 0.5),
                width: 2,
                round: true,
              },
              {
                d: 'M-12-12C-2-17 12-17 22-12L56-10',
                stroke: mix(tones.skin, ink.wheat, 0.5),
                width: 2.5,
                round: true,
              },
            ],
          },
          ...inProfile(
            tones,
            ...edged(CROP, tones.hair, tones),
            {
              d: 'M-14 22C-2 34 6 44 20 46C34 46 42 44 45 45C46 56 38 63 28 62C8 62-10 46-18 26z',
              fill: tones.hair,
            },
            ear(tones.skin),
          ),
          {
            d: 'M-46 78C-34 108 18 116 42 92C50 104 46 120 36 128C10 142-36 134-52 112C-54 98-52 88-46 78z',
            fill: mix(ink.brick, ink.amber, 0.2),
          },
          {
            d: 'M-48 94C-28 122 20 126 42 106M20 130L34 214L2 216L0 132',
            fill: mix(ink.brick, ink.soil, 0.25),
          },
          { d: 'M30 136C44 190 48 260 46 330', stroke: mix(coat, ink.soil, 0.5), width: 3 },
        ],
        138,
        206,
        1.14,
      ),
    ],
    { ridge: 330 },
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
  const tones = {
    skin: mix(skins.fair, skins.tan, 0.4),
    profile: 'lean',
    hair: hairs.silver,
    coat,
    rim: ink.paper,
    from: [5, 4],
  } as const
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
      mirrored(
        [
          ...inProfile(
            tones,
            // The neck, in the light of the face.
            {
              d: 'M-36 34C-34 60-34 80-40 100H25C16 84 15 70 16 59L-12 26z',
              fill: down(
                40,
                100,
                [0, mix(tones.skin, warmShade, 0.3)],
                [1, mix(tones.skin, warmShade, 0.14)],
              ),
            },
            {
              d: 'M-36 40C-48 22-48-4-40-14L-8-12C-12-6-20 4-17 16C-20 30-28 38-36 40z',
              fill: tones.hair,
            },
            {
              d: 'M-16 20C-6 34 4 34 18 32C30 30 38 30 46 34C47 38 45 41 45 44C46 58 38 66 26 64C4 64-12 46-16 20z',
              fill: tones.hair,
            },
            { d: 'M37 39C40 38 43 38 46 39', stroke: mix(tones.skin, ink.brick, 0.4), width: 3, round: true },
            ear(tones.skin),
            ...edged(
              'M-72-2C-58-22-50-18-46-30C-44-66-24-78 2-74C26-78 44-62 46-32C52-22 66-22 78-12C56-18 24-24-8-18C-34-14-54-6-72-2z',
              felt,
              tones,
            ),
            { d: 'M-47-26C-26-38 22-44 46-34L48-24C20-32-24-26-50-16z', fill: ink.deep },
          ),
          ...edged(
            'M-44 70C-60 78-66 96-62 116C-34 140 26 138 50 110C52 98 46 90 36 84C30 106-20 106-44 70z',
            mix(coat, ink.deep, 0.35),
            tones,
          ),
          { d: 'M38 128C58 190 62 260 58 330', stroke: mix(coat, ink.deep, 0.5), width: 3 },
          ...sleeve(
            [-36, 186, 16, 268, 96, 222],
            mix(coat, ink.deep, 0.2),
            { ...tones, rim: mix(coat, ink.wheat, 0.35) },
            50,
          ),
          hand(116, 214, -18, tones.skin),
        ],
        218,
        206,
        1.1,
      ),
      // The gate, on which his hand rests.
      { d: 'M66 466H334', stroke: ink.navy, width: 10 },
      { d: 'M66 461H334', stroke: mix(ink.navy, ink.wheat, 0.4), width: 2 },
      {
        d: Array.from({ length: 11 }, (_, index) => `M${82 + index * 24} 466V510`).join(''),
        stroke: ink.navy,
        width: 5,
      },
    ],
    { ground: 430, ridge: 360 },
  )
}
