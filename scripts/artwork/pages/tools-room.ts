/** The room around the table, in the light of its hour: pale at dawn, deep around a lamp at night. */
import { ink, mix } from '../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'
import { PANES } from './tools-view.ts'

const SIZE = 1600
/** To the edge of what is shown, which lies to the right. */
const WIDE = 1660
export const FLOOR = 1330
export const LAMP = [1190, 800] as const
export const wood = mix(ink.oak, ink.soil, 0.2)
const { x, y, width, height } = PANES
const [right, foot] = [x + width, y + height]

export function wall(): Shape[] {
  const rose = mix(ink.paper, ink.blush, 0.5)
  return [
    // By day it takes the light of the window, by night that of the lamp.
    {
      d: rect(0, 0, WIDE, FLOOR),
      fill: between(
        [0, 0],
        [SIZE, 0],
        [0, mix(ink.pale, ink.lilac, 0.35)],
        [0.34, mix(rose, ink.wheat, 0.4)],
        [0.8, mix(ink.paper, ink.wheat, 0.5)],
        [1, mix(ink.pale, ink.blush, 0.4)],
      ),
      daily: true,
    },
    {
      d: rect(0, 0, WIDE, FLOOR),
      fill: glow(
        LAMP,
        1200,
        1,
        [0, mix(ink.nearRange, ink.oak, 0.45)],
        [0.4, mix(ink.cloud, ink.oak, 0.12)],
        [1, ink.deep],
      ),
      nightly: true,
    },
    // Panelling below the window.
    { d: rect(0, 960, WIDE, FLOOR - 960), fill: mix(ink.nearRange, ink.glacier, 0.35), opacity: 0.55 },
    { d: 'M0 960h1660', stroke: mix(ink.glacier, ink.paper, 0.35), width: 8, opacity: 0.6 },
    {
      d: [60, 330, 600, 870, 1140, 1410].map((left) => rect(left, 1010, 220, 250)).join(''),
      stroke: ink.nearRange,
      width: 4,
      opacity: 0.45,
    },
  ]
}

/** The frame with its bars, the sill, and a curtain at each side. */
export function frame(): Shape[] {
  const pale = mix(ink.wheat, ink.oak, 0.32)
  const bars = `M${x + width / 2} ${y}V${foot}M${x} ${y + 235}H${right}`
  const cloth = mix(ink.wheat, ink.oak, 0.16)
  const fold = mix(ink.oak, ink.soil, 0.1)
  return [
    { d: `${rect(x, y, width, height)}${bars}`, stroke: mix(pale, ink.soil, 0.3), width: 20 },
    {
      d: `M${x + 9} ${foot - 9}V${y + 9}M${x + width / 2 - 8} ${y + 10}V${foot}M${x} ${y + 228}H${right}`,
      stroke: ink.wheat,
      width: 4,
      opacity: 0.8,
    },
    { d: `M${x - 50} ${foot - 8}H${right + 50}v30H${x - 50}z`, fill: pale },
    { d: `M${x - 50} ${foot + 22}H${right + 50}v12H${x - 50}z`, fill: mix(pale, ink.soil, 0.5) },
    {
      d: `M${x - 150} 60H${x + 10}Q${x + 20} 420 ${x - 40} ${foot + 80}H${x - 160}zM${right - 10} 60h170l14 910H${right + 44}Q${right - 24} 420 ${right - 10} 60z`,
      fill: cloth,
    },
    {
      d: `M${x - 110} 60Q${x - 90} 500 ${x - 124} 968L${x - 100} 968Q${x - 58} 460 ${x - 84} 60zM${x - 40} 60Q${x - 20} 440 ${x - 70} 968H${x - 52}Q${x + 10} 430 ${x - 6} 60zM${right + 40} 60Q${right + 26} 440 ${right + 74} 968h20Q${right + 50} 460 ${right + 66} 60zM${right + 110} 60q-16 420 16 908h22q-32-440-14-908z`,
      fill: fold,
      opacity: 0.34,
    },
    { d: `M${x - 200} 54H${right + 210}`, stroke: mix(ink.soil, ink.oak, 0.3), width: 16, round: true },
  ]
}

/** What the lamp does not reach at night, but for the window. */
export const dark = (): Shape => ({
  d: `${rect(0, 0, WIDE, 960)}M${x + 22} ${y - 10}V${foot + 8}H${right - 26}V${y - 10}z`,
  fill: glow(
    LAMP,
    1000,
    1,
    [0, ink.deep, 0],
    [0.25, ink.deep, 0.1],
    [0.8, ink.deep, 0.7],
    [1, ink.deep, 0.78],
  ),
  nightly: true,
})

/** A picture at one side and a plant at the other, where the window of the page is wide. */
export function corners(): Node[] {
  const leaf = mix(ink.hill, ink.nearRange, 0.4)
  return [
    { d: rect(68, 420, 180, 240), fill: mix(ink.paper, ink.wheat, 0.5), stroke: wood, width: 14 },
    { d: 'M86 600l52-70 30 34 36-56 30 92v36H112z', fill: mix(ink.blue, ink.glacier, 0.35) },
    { d: ellipse(184, 486, 20), fill: mix(ink.gold, ink.amber, 0.4) },
    {
      d: 'M1500 1190Q1440 1080 1384 1040 1400 1140 1500 1200zM1500 1190Q1460 1000 1490 880 1546 1000 1500 1190zM1500 1200Q1540 1040 1600 990 1610 1120 1500 1200zM1500 1210Q1400 1180 1370 1200 1430 1250 1500 1220z',
      fill: leaf,
    },
    {
      d: 'M1500 1190Q1480 1040 1492 900M1500 1200Q1440 1110 1392 1052M1500 1200Q1550 1090 1596 1006',
      stroke: mix(leaf, ink.wheat, 0.45),
      width: 4,
    },
    { d: 'M1430 1206h146l-22 170h-102z', fill: mix(ink.brick, ink.soil, 0.35) },
    { d: 'M1430 1206h40l-2 170h-16z', fill: mix(ink.brick, ink.wheat, 0.35) },
  ]
}

export function floor(): Shape[] {
  return [
    {
      d: rect(0, FLOOR, WIDE, SIZE - FLOOR),
      fill: down(FLOOR, SIZE, [0, mix(ink.oak, ink.wheat, 0.25)], [1, mix(ink.oak, ink.soil, 0.35)]),
    },
    {
      d: 'M0 1376H1660M0 1436H1660M0 1512H1660M240 1330l-60 270M700 1330l-20 270M1120 1330l20 270',
      stroke: wood,
      width: 3,
      opacity: 0.6,
    },
    { d: rect(0, FLOOR - 20, WIDE, 22), fill: mix(ink.nearRange, ink.glacier, 0.2) },
    { d: ellipse(880, 1480, 640, 86), fill: mix(ink.brick, ink.soil, 0.3) },
    { d: ellipse(880, 1480, 600, 74), stroke: mix(ink.wheat, ink.oak, 0.3), width: 6 },
    {
      d: rect(0, 960, WIDE, 640),
      fill: glow([1000, 1000], 1000, 1, [0, ink.deep, 0.1], [0.4, ink.deep, 0.42], [1, ink.deep, 0.78]),
      nightly: true,
    },
    // The window's light on the panelling and on the floor.
    {
      d: 'M560 1330h300l-150 270H330zM900 1330h300l-90 270H770z',
      fill: ink.wheat,
      opacity: 0.32,
      daily: true,
    },
  ]
}
