import { ink, mix } from '../palette.ts'
import { ear, edged, hairs, hand, inProfile, skins, thing } from '../portraits/figure.ts'
import { hairAside } from '../portraits/hair.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { between, down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

/** The open panel: where its box is, and the rows of its breakers. */
const [LEFT, TOP, WIDE, HIGH] = [1010, 150, 330, 560] as const
const ROWS = Array.from({ length: 9 }, (_, i) => TOP + 96 + i * 46)
/** The front of the flashlight. */
const TORCH = [792, 470] as const

function panel(): Node[] {
  const steel = mix(ink.belly, ink.pale, 0.3)
  const middle = LEFT + WIDE / 2
  return [
    // The pipes in which the wires come down.
    { d: `M${middle - 50} 0V${TOP}M${middle + 46} 0V${TOP}`, stroke: mix(steel, ink.navy, 0.2), width: 30 },
    { d: `M${middle - 56} 0V${TOP}M${middle + 40} 0V${TOP}`, stroke: mix(steel, ink.paper, 0.4), width: 6 },
    {
      d: `M${middle - 72} 96h44M${middle + 24} 96h44`,
      stroke: mix(steel, ink.navy, 0.5),
      width: 14,
    },
    { d: rect(LEFT - 18, TOP - 18, WIDE + 36, HIGH + 36), fill: mix(steel, ink.navy, 0.45) },
    {
      d: rect(LEFT, TOP, WIDE, HIGH),
      fill: down(TOP, TOP + HIGH, [0, mix(steel, ink.paper, 0.25)], [1, steel]),
    },
    // The door, open towards us at the right, its list of rooms inside.
    {
      d: `M${LEFT + WIDE + 18} ${TOP - 18}l170-44v684l-170-32z`,
      fill: mix(steel, ink.navy, 0.25),
    },
    { d: `M${LEFT + WIDE + 52} ${TOP + 60}l104-18v300l-104 8z`, fill: mix(ink.paper, ink.wheat, 0.3) },
    {
      d: Array.from({ length: 8 }, (_, i) => `M${LEFT + WIDE + 66} ${TOP + 92 + i * 33}l72-${10 - i}`).join(
        '',
      ),
      stroke: mix(ink.belly, ink.pale, 0.2),
      width: 6,
    },
    { d: rect(middle - 110, TOP + 40, 220, 476), fill: mix(ink.navy, ink.belly, 0.25) },
    {
      d: ROWS.map((y) => rect(middle - 96, y, 88, 34) + rect(middle + 8, y, 88, 34)).join(''),
      fill: ink.deep,
    },
    {
      d: ROWS.map((y) => rect(middle - 34, y + 8, 22, 18) + rect(middle + 12, y + 8, 22, 18)).join(''),
      fill: mix(ink.pale, ink.belly, 0.25),
    },
    // One that has been off, marked with a strip of tape.
    { d: rect(middle - 96, ROWS[4] ?? 0, 88, 34), fill: mix(ink.brick, ink.amber, 0.25) },
    { d: rect(middle - 90, (ROWS[4] ?? 0) + 8, 22, 18), fill: ink.paper },
    { d: rect(middle - 60, TOP + 56, 120, 26), fill: ink.deep },
    { d: rect(middle - 14, TOP + 60, 28, 18), fill: mix(ink.brick, ink.oak, 0.2) },
  ]
}

/** What the flashlight shows, and its beam. */
const light = (): Node[] => [
  {
    d: ellipse(1150, 460, 330),
    fill: glow([1150, 460], 330, 1, [0, ink.lamp, 0.62], [0.5, ink.gold, 0.3], [1, ink.gold, 0]),
  },
  {
    d: `M${TORCH[0]} ${TORCH[1] - 24}L1180 200V700L${TORCH[0]} ${TORCH[1] + 24}z`,
    fill: between([TORCH[0], 460], [1180, 460], [0, ink.lamp, 0.6], [1, ink.lamp, 0]),
  },
]

function inspector(): Node {
  const coat = mix(ink.oak, ink.gold, 0.35)
  const tones = { skin: skins.brown, hair: hairs.black, coat, rim: ink.lamp, from: [5, 2] } as const
  const edge = { rim: ink.lamp, from: [4, 3] } as const
  return placed(
    [
      ...inProfile(
        tones,
        ...hairAside('short', tones),
        {
          d: 'M-14 22C-4 36 8 46 22 46C34 46 42 43 45 45C46 57 38 63 28 62C8 62-10 46-18 26z',
          fill: hairs.black,
        },
        ear(tones.skin),
        // A pencil behind the ear, and a shirt under the jacket.
        { d: 'M-44-2L6-20', stroke: ink.gold, width: 5, round: true },
        {
          d: 'M-40 82C-24 106 18 110 36 96L28 88C8 98-16 96-34 76z',
          fill: mix(ink.nearRange, ink.glacier, 0.3),
        },
      ),
      ...edged('M128 66H186L204 52V106L186 92H128z', ink.deep, edge, thing(170, 80, 60)),
      { d: 'M204 52h8v54h-8z', fill: ink.lamp },
      ...sleeve([-30, 186, 62, 232, 118, 102], mix(coat, ink.soil, 0.16), edge, 50),
      hand(138, 80, -10, tones.skin),
    ],
    420,
    342,
    1.76,
  )
}

/** An inspector with a flashlight at the open electrical panel of a basement, by a small high window. */
export function panelCheck(): string {
  return svg(width, height, [
    room(mix(ink.nearRange, ink.belly, 0.3), mix(ink.navy, ink.nearRange, 0.3)),
    // Courses of concrete block.
    {
      d: 'M0 150h1600M0 300h1600M0 450h1600M0 600h1600M0 750h1600M130 0v150M470 0v150M890 0v150M300 150v150M720 300v150M60 300v150M300 450v150M900 450v150M1500 450v150M140 600v150M720 600v150M900 750v150M300 750v150M1480 150v150M1400 750v150',
      stroke: mix(ink.navy, ink.cloud, 0.2),
      width: 4,
      opacity: 0.45,
    },
    view(90, 60, 330, 190, moods.gold, 8),
    { d: 'M90 60h330v190H90zM255 60v190', stroke: mix(ink.wheat, ink.belly, 0.25), width: 13 },
    { d: rect(70, 250, 370, 18), fill: mix(ink.belly, ink.navy, 0.3) },
    ...panel(),
    ...light(),
    inspector(),
  ])
}
