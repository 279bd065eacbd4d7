/** Portraits of those who work with clients: places at which one meets them. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, polygon, rect } from '../shape.ts'
import type { Node } from '../svg.ts'
import { spruce } from '../trees.ts'
import { lights, portrait } from './frame.ts'

/** A front door that stands open, with the light of the hall on the steps. */
export function doorway(): string {
  const wall = mix(ink.cloud, ink.nearRange, 0.35)
  return portrait(lights.dawn, [
    { d: spruce([44, 452], 190) + spruce([366, 456], 150), fill: ink.hill },
    { d: 'M78 460V262L200 148l122 114v198z', fill: wall },
    { d: 'M200 122L52 262l14 15 134-125 134 125 14-15z', fill: ink.navy },
    { d: ellipse(200, 226, 17), fill: ink.lamp, stroke: ink.navy, width: 5 },
    { d: 'M152 460V330a48 48 0 0 1 96 0v130z', fill: ink.navy },
    { d: 'M160 460V331a40 40 0 0 1 80 0v129z', fill: down(290, 460, [0, ink.paper], [1, ink.lamp]) },
    { d: 'M240 460V331c0-10-3-18-8-24l38 12v154z', fill: mix(ink.oak, ink.soil, 0.35) },
    { d: ellipse(262, 398, 4), fill: ink.wheat },
    { d: rect(128, 460, 144, 12) + rect(112, 472, 176, 14), fill: mix(ink.belly, ink.pale, 0.2) },
    { d: 'M160 460h80l58 44H96z', fill: down(460, 500, [0, ink.lamp, 0.85], [1, ink.gold, 0.25]) },
  ])
}

/** A street that runs uphill between lit houses. */
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
  return portrait(lights.day, [
    { d: ellipse(200, 262, 62), fill: mix(ink.wheat, ink.paper, 0.3), opacity: 0.9 },
    { d: 'M0 430C90 330 150 322 200 318c60 4 120 20 200 100v90H0z', fill: mix(ink.belly, ink.hill, 0.3) },
    house(158, 328, 0.44, far),
    house(243, 330, 0.46, far),
    house(112, 360, 0.8, near),
    house(292, 364, 0.84, near),
    house(50, 424, 1.3, mix(near, ink.cloud, 0.4)),
    house(358, 430, 1.36, mix(near, ink.cloud, 0.4)),
    {
      d: 'M194 318c14 40-26 60-34 96-6 30 10 60 0 96h110c4-50-30-70-26-104 4-34-28-56-38-88z',
      fill: ink.wheat,
    },
    { d: 'M200 322c8 40-18 62-22 96-3 30 26 50 24 90', stroke: ink.belly, width: 3, opacity: 0.5 },
  ])
}

/** Two towers with some of their windows lit. */
export function towers(): string {
  const draw = random(8)
  const windows = (x: number, y: number, columns: number, rows: number): Node[] => {
    const panes = Array.from({ length: columns * rows }, (_, index) => ({
      d: rect(x + (index % columns) * 23, y + Math.floor(index / columns) * 25, 13, 15),
      lit: draw() < 0.42,
    }))
    const all = (lit: boolean) => panes.flatMap((pane) => (pane.lit === lit ? pane.d : [])).join('')
    return [
      { d: all(false), fill: mix(ink.nearRange, ink.blue, 0.4) },
      { d: all(true), fill: ink.lamp },
    ]
  }
  return portrait(
    lights.dusk,
    [
      { d: rect(104, 152, 104, 320), fill: mix(ink.cloud, ink.belly, 0.5) },
      { d: rect(196, 152, 12, 320), fill: ink.navy, opacity: 0.5 },
      ...windows(115, 170, 4, 11),
      { d: rect(150, 120, 4, 32), fill: ink.belly },
      { d: ellipse(152, 118, 4), fill: ink.gold },
      { d: rect(216, 224, 86, 250), fill: ink.cloud },
      ...windows(228, 242, 3, 8),
      { d: 'M208 224h102v8H208zM96 144h120v8H96z', fill: ink.belly },
      { d: rect(84, 440, 236, 34), fill: ink.navy },
      { d: rect(96, 450, 212, 16), fill: ink.lamp, opacity: 0.8 },
      { d: spruce([62, 476], 86) + spruce([346, 476], 104) + spruce([376, 480], 70), fill: ink.night },
      { d: rect(-5, 470, 410, 40), fill: ink.night },
    ],
    { ridge: 420 },
  )
}

/** A garden gate that stands ajar, and the house at the end of the drive. */
export function gate(): string {
  const pillar = (x: number): Node => ({
    transform: `translate(${x} 0)`,
    nodes: [
      { d: rect(-26, 268, 52, 212), fill: mix(ink.belly, ink.wheat, 0.22) },
      { d: rect(8, 268, 18, 212), fill: ink.navy, opacity: 0.25 },
      { d: rect(-34, 254, 68, 14) + rect(-32, 466, 64, 20), fill: ink.cloud },
      { d: ellipse(0, 222, 60), fill: glow([0, 222], 60, 1, [0, ink.gold, 0.8], [1, ink.gold, 0]) },
      {
        d: polygon([
          [-12, 250],
          [-16, 212],
          [0, 194],
          [16, 212],
          [12, 250],
        ]),
        fill: ink.lamp,
        stroke: ink.navy,
        width: 4,
      },
    ],
  })
  /** Upright bars from the hinge to the free end, where the leaf is lower and, being ajar, narrower. */
  const bars = (from: number, step: number) =>
    Array.from({ length: 5 }, (_, i) => `M${from + i * step} ${316 + i * 12}V${472 - i * 4}`).join('')
  return portrait(
    lights.wheat,
    [
      {
        d:
          spruce([34, 450], 240) + spruce([370, 450], 256) + spruce([140, 410], 96) + spruce([262, 410], 110),
        fill: mix(ink.hill, ink.nearRange, 0.3),
      },
      { d: 'M132 404v-40l30-22 22 16v-26h60v72z', fill: ink.navy },
      {
        d: rect(144, 374, 12, 16) + rect(196, 348, 10, 14) + rect(216, 348, 10, 14) + rect(196, 376, 30, 28),
        fill: ink.lamp,
      },
      { d: 'M188 404h26c10 40 50 60 70 100H110c30-40 74-60 78-100z', fill: ink.wheat },
      { d: bars(110, 15) + bars(290, -15), stroke: ink.deep, width: 4 },
      {
        d: 'M104 306l72 58M296 306l-72 58M104 462l72-18M296 462l-72-18M104 340l72 46M296 340l-72 46',
        stroke: ink.deep,
        width: 4,
      },
      pillar(78),
      pillar(322),
    ],
    { ground: 412, ridge: 360 },
  )
}
