/** Those who work in the office after dark, each in one of its bays, from `x` on. */
import { ink, mix } from '../palette.ts'
import {
  aside,
  behind,
  ear,
  edged,
  fromBehind,
  glasses,
  hairs,
  hand,
  inProfile,
  shade,
  skins,
} from '../portraits/figure.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { between, down, ellipse, type Point, rect } from '../shape.ts'
import { type Node, placed } from '../svg.ts'

const edge = { rim: ink.wheat, from: [5, 4] } as const

const HAND =
  'M-13 6C-14-6-19-10-26-22L-34-36Q-34-43-28-42L-18-30-19-55Q-15-63-9-57-7-67-2-67 4-67 4-61 9-66 13-59L13-52Q19-55 20-47L19-20C18-8 13-4 13 6z'
const ARM =
  'M54 114C78 122 94 110 116 110 132 111 143 104 147 90 151 64 149 34 147 10L175 6C184 44 205 70 210 100 209 122 190 136 164 156L120 190 54 170z'

/** The right arm, from behind, of somebody who presses a sheet to the wall: over the coat, and of its colour. */
const raised = (coat: string, skin: string, rim: string): Node[] => [
  {
    transform: 'translate(160 4) rotate(-8)',
    nodes: [
      { d: HAND, fill: skin },
      { d: 'M-13 6C-14-6-19-10-26-22C-6-18 8-16 19-22C18-8 13-4 13 6z', fill: shade, opacity: 0.2 },
      { d: 'M-9-56V-34M3-60V-34M12-52L11-32', stroke: mix(skin, ink.soil, 0.4), width: 2, round: true },
    ],
  },
  { d: ARM, fill: between([54, 0], [72, 0], [0, coat, 0], [1, coat]) },
  {
    d: 'M147 10C149 34 151 64 147 90 143 104 132 111 116 110 136 118 152 114 159 104Q172 110 190 102 173 103 163 90C165 60 158 30 155 9z',
    fill: shade,
    opacity: 0.25,
  },
  {
    d: 'M175 6C184 44 205 70 210 100 209 118 198 130 184 142 200 128 206 114 207 100 202 72 180 44 175 6z',
    fill: rim,
  },
  { d: 'M146 12L176 8', stroke: mix(coat, ink.deep, 0.4), width: 8 },
]

/** Cutting a film, with headphones, close to the screen. */
export function film(x: number): Node[] {
  const coat = mix(ink.nearRange, ink.blue, 0.4)
  const tones = { skin: skins.tan, hair: hairs.black, coat, ...edge }
  return [
    { d: rect(x + 20, 306, 160, 112), fill: ink.deep },
    { d: rect(x + 27, 313, 146, 76), fill: down(313, 389, [0, ink.blue], [1, ink.gold]) },
    { d: `M${x + 27} 389v-16l36-28 22 14 32-32 26 26 30 10v26z`, fill: ink.navy },
    { d: `M${x + 30} 399h46m4 0h28m4 0h58`, stroke: ink.gold, width: 5 },
    { d: `M${x + 90} 418h16l8 106h-32z`, fill: ink.deep },
    {
      transform: `translate(${x + 182} 414) rotate(-5) scale(.74)`,
      nodes: [
        ...fromBehind(tones, ...edged(behind.short, tones.hair, tones)),
        { d: 'M-54 6C-64-92 64-92 54 6', stroke: ink.deep, width: 10 },
        { d: ellipse(-55, 12, 13, 20) + ellipse(55, 12, 13, 20), fill: ink.navy },
      ],
    },
  ]
}

/** On the telephone, on his feet, with the page he speaks of in his hand. */
export function phone(x: number): Node[] {
  const coat = mix(ink.brick, ink.oak, 0.3)
  const tones = { skin: skins.brown, profile: 'full', hair: hairs.black, coat, ...edge } as const
  const tone = mix(coat, ink.soil, 0.15)
  return [
    {
      transform: `translate(${x + 106} 356) rotate(-4) scale(.72 .8)`,
      nodes: [
        ...inProfile(tones, ...edged(aside.short, tones.hair, tones)),
        { d: 'M-20-18L2-24L14 34L-6 40z', fill: ink.navy },
        ...sleeve([-36, 176, 50, 240, 6, 78], tone, edge),
        hand(-2, 40, -104, tones.skin),
        { d: 'M126 182L142 84L204 94L188 192z', fill: ink.paper },
        { d: 'M150 104l40 6m-44 16 30 4', stroke: ink.belly, width: 4 },
        ...sleeve([84, 182, 100, 250, 126, 204], mix(coat, ink.soil, 0.3), edge),
        hand(130, 184, -58, tones.skin),
      ],
    },
  ]
}

/** Pinning the newest sale to the wall, at full stretch. */
export function wall(x: number): Node[] {
  const cards = Array.from(
    { length: 7 },
    (_, i): Point => [x + 32 + (i % 4) * 54, 276 + Math.floor(i / 4) * 66],
  )
  const sheets = cards.map(([cx, cy]) => rect(cx, cy, 44, 54)).join('')
  const coat = mix(ink.glacier, ink.belly, 0.35)
  const tones = { skin: skins.fair, hair: hairs.copper, coat, ...edge }
  return [
    { nodes: [{ d: sheets, fill: shade }], transform: 'translate(3 4)', opacity: 0.3 },
    { d: sheets, fill: ink.paper },
    {
      d: cards.map(([cx, cy]) => `M${cx + 10} ${cy + 40}v-16l12-10 12 10v16z`).join(''),
      fill: ink.nearRange,
    },
    {
      transform: `translate(${x + 216} 366) rotate(7)`,
      nodes: [
        { d: rect(-22, -27, 44, 54), fill: ink.gold },
        { d: 'M-12 13v-16l12-10 12 10v16z', fill: ink.paper },
      ],
    },
    placed(
      [...fromBehind(tones, ...edged(behind.bob, tones.hair, tones)), ...raised(coat, tones.skin, tones.rim)],
      x + 108,
      422,
      0.68,
    ),
  ]
}

/** Over an offer: he reads on, she stands beside the desk and shows the line. */
export function offers(x: number): Node[] {
  const left = {
    skin: skins.fair,
    profile: 'lean',
    hair: hairs.silver,
    coat: mix(ink.navy, ink.blue, 0.3),
    ...edge,
  } as const
  const right = {
    skin: skins.deep,
    profile: 'full',
    hair: hairs.black,
    coat: mix(ink.gold, ink.amber, 0.3),
    ...edge,
  } as const
  return [
    {
      clip: rect(x, 236, 270, 288),
      nodes: [
        {
          transform: `translate(${x + 66} 430) rotate(9) scale(.68)`,
          nodes: inProfile(left, ...edged(aside.short, left.hair, left), ear(left.skin), glasses(ink.deep)),
        },
        {
          transform: `translate(${x + 196} 366) rotate(-9) scale(-.64 .64)`,
          nodes: [
            ...inProfile(
              right,
              ...edged(aside.swept, right.hair, right),
              ...edged('M-44-40C-84-50-104-14-80 8C-62 22-44 6-40-10z', right.hair, right),
              ear(right.skin),
            ),
            { d: ellipse(-17, 36, 5), fill: ink.paper },
            ...sleeve([-6, 176, 54, 256, 112, 198], mix(right.coat, ink.oak, 0.3), right),
            hand(130, 184, 6, right.skin),
          ],
        },
      ],
    },
    { d: `M${x + 96} 524l14-22h52l10 22z`, fill: ink.paper },
  ]
}

/** Pinning up what was printed this week, by its corner. */
export function posters(x: number): Node[] {
  const coat = mix(ink.hill, ink.nearRange, 0.5)
  const tones = { skin: skins.brown, hair: hairs.black, coat, ...edge }
  const prints = rect(x + 26, 276, 86, 130) + rect(x + 148, 268, 86, 116)
  return [
    { nodes: [{ d: prints, fill: shade }], transform: 'translate(3 4)', opacity: 0.3 },
    { d: prints, fill: ink.navy },
    { d: `M${x + 42} 366v-34l27-22 27 22v34zM${x + 164} 356v-44h26v-14h28v58z`, fill: ink.lamp },
    { d: rect(x + 148, 268, 86, 20), fill: ink.brick },
    {
      d: `${rect(x + 16, 484, 100, 12)}${rect(x + 24, 498, 88, 12)}${rect(x + 18, 512, 96, 12)}`,
      fill: mix(ink.paper, ink.wheat, 0.4),
    },
    placed(
      [
        ...fromBehind(
          tones,
          ...edged(behind.short, tones.hair, tones),
          ...edged('M-30-56C-40-102 40-102 30-56C22-38-22-38-30-56z', tones.hair, tones),
          { d: 'M-30-54h60', stroke: ink.gold, width: 6 },
        ),
        { nodes: raised(coat, tones.skin, tones.rim), transform: 'scale(-1 1)' },
      ],
      x + 196,
      434,
      0.63,
    ),
  ]
}
