/** What the buyers have brought: boxes, and a lamp with its light at night. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { evening } from '../evening.ts'
import { panes } from '../perspective.ts'
import { at, beside, bright, facing, shade, sun, WALL } from './view.ts'

const back = facing(WALL)

/** A box with its tape: its corner nearest to the middle of the room, and its measures. */
const box = (along: number, across: number, up: number, wide: number, high: number): Shape[] => {
  const front = facing(along)
  const side = beside(across)
  const card = mix(mix(ink.oak, ink.gold, 0.35), ink.wheat, 0.2)
  return [
    { d: panes(front, [across, up, wide, high]), fill: mix(card, shade, 0.12) },
    { d: panes(side, [along, up, 0.5, high]), fill: mix(card, sun, 0.55) },
    { d: panes(front, [across + wide * 0.42, up + high * 0.5, wide * 0.16, high * 0.5]), fill: ink.oak },
    {
      d: panes(front, [across + wide * 0.12, up + high * 0.14, wide * 0.22, high * 0.16]),
      fill: bright,
      opacity: 0.7,
    },
  ]
}

/** At the right: boxes, and a lamp, which is lit at night. */
export function things(): Node[] {
  const [x, y] = at(4.35, 1.92).map(Math.round) as [number, number]
  return [
    {
      d: `M${x} ${y - 8}V300M${x - 30} ${y - 2}q30-16 60 0z`,
      stroke: ink.soil,
      width: 7,
      fill: ink.soil,
    },
    { d: `M${x - 36} 236h72l26 74h-124z`, fill: mix(ink.wheat, ink.gold, 0.3) },
    { d: ellipse(1420, 676, 250, 26), fill: ink.soil, opacity: 0.35 },
    ...box(3.9, 2.42, 0, 0.72, 0.52),
    ...box(3.95, 2.5, 0.52, 0.6, 0.42),
  ]
}

/** The night outside the window, behind those who kneel before it: each pane shows it up to its bar. */
export function nightOutside(): Node {
  const deep = oklch(24, 0.08, 260)
  return {
    nightly: true,
    clip: panes(back, [-0.52, 0.78, 1.09, 1.39], [0.63, 0.78, 1.09, 1.39]),
    nodes: [
      {
        d: rect(660, 160, 520, 340),
        fill: down(180, 490, [0, oklch(33, 0.11, 262)], [1, oklch(54, 0.1, 255)]),
      },
      { d: 'M660 480v-50l72-30 60 34 80-60 90 62 80-52 90 50 70-24 60 20v50z', fill: deep },
      {
        d: 'M740 240h0M836 300h0M890 226h0M980 262h0M1064 220h0M1120 320h0M1010 340h0M760 350h0',
        stroke: ink.wheat,
        width: 5,
        round: true,
      },
    ],
  }
}

/** At night the lamp is all the light of the room: near it all is warm, and the rest is left to the dark. */
export function lamplight(): Shape[] {
  const [x, y] = [1242, 290]
  return [
    evening([x - 40, y + 130], 1250),
    {
      d: ellipse(x, y + 20, 380),
      fill: glow([x, y + 20], 380, 1, [0, ink.lamp, 0.7], [0.35, ink.gold, 0.26], [1, ink.amber, 0]),
      nightly: true,
    },
    { d: 'M1200 236h72l26 74h-124z', fill: kept(ink.lamp), nightly: true },
    { d: 'M1180 310h112v6h-112z', fill: kept(ink.paper), nightly: true },
  ]
}
