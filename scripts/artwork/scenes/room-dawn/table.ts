/** The table with what two had for breakfast and a listing that they read; their chairs, and the lamp over it. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, ellipse, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { linen, oak, shade, sun } from './tones.ts'

const teal = mix(ink.blue, ink.nearRange, 0.4)

export const lamp = (): Shape[] => [
  { d: 'M800-10V150', stroke: ink.soil, width: 6 },
  { d: 'M708 252Q712 156 800 150 888 156 892 252z', fill: mix(ink.brick, ink.amber, 0.15) },
  { d: 'M708 252Q712 156 800 150 770 190 760 252z', fill: mix(ink.brick, ink.soil, 0.4) },
  { d: ellipse(800, 252, 92, 12), fill: mix(ink.wheat, ink.oak, 0.3) },
  { d: ellipse(800, 252, 92, 12), fill: kept(ink.paper), nightly: true },
]

/** A chair seen from its side, its seat to the right; its feet at 0. */
const chair: Shape[] = [
  { d: 'M-56 0L-46-150M48 0L40-150', stroke: mix(oak, ink.soil, 0.5), width: 15, round: true },
  { d: 'M-52-60H44', stroke: mix(oak, ink.soil, 0.6), width: 9 },
  { d: 'M-58-158C-70-250-80-330-76-388', stroke: mix(oak, ink.soil, 0.35), width: 17, round: true },
  { d: 'M-80-386C-44-400-34-392-32-374L-40-206-66-208z', fill: teal },
  { d: 'M-44-392Q-34-388-32-374L-40-206H-48z', fill: mix(teal, sun, 0.5), daily: true },
  { d: 'M-72-176H58Q70-176 68-162L64-150H-64z', fill: mix(teal, ink.navy, 0.2) },
  { d: 'M-72-176H58Q70-176 68-166H-70z', fill: mix(teal, sun, 0.35) },
]

export const chairs = (): Node[] => [
  { d: `${ellipse(560, 842, 110, 12)}${ellipse(1040, 842, 110, 12)}`, fill: ink.night, opacity: 0.4 },
  { transform: 'translate(560 838)', nodes: chair },
  { transform: 'translate(1040 838) scale(-1 1)', nodes: chair },
]

export const table = (): Shape[] => [
  { d: ellipse(800, 868, 170, 16), fill: ink.night, opacity: 0.45 },
  {
    d: 'M782 640H818L826 838Q896 846 914 868H686Q704 846 774 838z',
    fill: mix(oak, ink.soil, 0.35),
  },
  { d: 'M806 640h12l8 198q70 8 88 30h-50q-10-18-50-24z', fill: mix(oak, ink.soil, 0.65) },
  { d: ellipse(800, 638, 246, 34), fill: mix(oak, ink.soil, 0.5) },
  { d: ellipse(800, 624, 246, 34), fill: down(590, 658, [0, mix(oak, sun, 0.75)], [1, oak]) },
  {
    d: 'M554 622Q566 592 800 590 1034 592 1046 622',
    stroke: mix(sun, ink.paper, 0.4),
    width: 3,
    daily: true,
  },
]

const mug = (x: number, y: number, tone: string): Shape[] => [
  { d: `M${x + 16} ${y - 32}q20 0 20 13t-22 13`, stroke: tone, width: 7 },
  { d: `M${x - 20} ${y - 44}h40v34q0 12-20 12t-20-12z`, fill: tone },
  { d: `M${x - 20} ${y - 44}h12v44q-12-2-12-10z`, fill: mix(tone, sun, 0.6) },
  { d: ellipse(x, y - 44, 20, 5), fill: mix(tone, ink.soil, 0.6) },
  {
    d: `M${x - 6} ${y - 58}q-8-12 0-24t0-24M${x + 8} ${y - 60}q-6-10 0-20`,
    stroke: ink.paper,
    width: 3,
    round: true,
    opacity: 0.6,
  },
]

export const breakfast = (): Shape[] => [
  // What they cast on the table, away from the sun.
  {
    d: `${ellipse(656, 634, 36, 7)}${ellipse(966, 634, 36, 7)}${ellipse(812, 640, 54, 8)}`,
    fill: ink.soil,
    opacity: 0.4,
  },
  // A listing with its house, and the keys on it.
  { d: 'M852 606l76 2 24 34-88-2z', fill: linen },
  { d: 'M864 610l40 1 8 13-42-1z', fill: mix(ink.glacier, ink.blue, 0.4) },
  { d: 'M874 628l60 2M878 634l44 1', stroke: mix(ink.belly, ink.wheat, 0.4), width: 3 },
  ...mug(648, 630, mix(ink.brick, ink.amber, 0.2)),
  ...mug(976, 628, mix(ink.glacier, ink.blue, 0.35)),
  // A jug with eucalyptus.
  {
    d: 'M800 556c-6-60-40-90-66-104M800 556c0-70 4-120 22-156M800 556c8-50 34-80 74-94',
    stroke: mix(ink.hill, ink.oak, 0.3),
    width: 5,
    round: true,
  },
  {
    d: `${ellipse(734, 446, 24, 32)}${ellipse(764, 484, 18, 25)}${ellipse(824, 394, 23, 35)}${ellipse(802, 450, 18, 26)}${ellipse(876, 458, 26, 30)}${ellipse(840, 500, 18, 23)}`,
    fill: mix(oklch(44, 0.07, 165), ink.nearRange, 0.3),
  },
  {
    d: 'M734 414a24 32 0 0 0 0 64zM764 459a18 25 0 0 0 0 50zM824 359a23 35 0 0 0 0 70zM802 424a18 26 0 0 0 0 52zM876 428a26 30 0 0 0 0 60zM840 477a18 23 0 0 0 0 46z',
    fill: mix(oklch(66, 0.09, 150), sun, 0.4),
  },
  { d: 'M766 624c-10-44-6-60 2-74h64c8 14 12 32 2 74-18 10-48 10-68 0z', fill: mix(linen, shade, 0.2) },
  { d: 'M766 624c-10-44-6-60 2-74h18c-6 30-4 54 0 80-8 0-16-2-20-6z', fill: mix(linen, ink.paper, 0.6) },
]
