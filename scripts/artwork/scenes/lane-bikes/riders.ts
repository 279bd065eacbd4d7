/**
 * Two children on bicycles, from behind, and the dog that runs with them; the sun is at their right. At night the
 * dog runs with a family on its way home.
 */
import { ink, mix } from '../../palette.ts'
import { hairs, skins } from '../../portraits/figure.ts'
import { ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { lampLit } from '../lamp-lit.ts'
import { family } from './family.ts'
import { at, bright, shade } from './view.ts'

interface Looks {
  frame: string
  shirt: string
  shorts: string
  skin: string
  hair: string
  helmet: string
}

/** Riding away, the left foot down; 158 px tall, the wheel at 0. */
function rider({ frame, shirt, shorts, skin, hair, helmet }: Looks): Shape[] {
  const far = mix(skin, ink.soil, 0.28)
  return [
    // The bicycle: its wheel under a guard, pedals, and the bar.
    { d: 'M-31-98q8-8 18-3h26q10-5 18 3', stroke: ink.deep, width: 5, round: true },
    { d: ellipse(0, -28, 4.5, 28), fill: ink.deep },
    { d: 'M-4-54Q0-60 4-54V-34H-4z', fill: frame },
    { d: 'M0-78V-54M-3-30L-3-8M3-30L3-8', stroke: frame, width: 4 },
    { d: 'M-21-12h12M9-36h12', stroke: ink.cloud, width: 5 },
    // Legs and shoes.
    { d: 'M-9-76Q-19-48-15-18', stroke: skin, width: 9, round: true },
    { d: 'M9-76Q22-66 15-42', stroke: far, width: 9, round: true },
    { d: 'M-21-22h12l1 9h-14zM9-46h12l1 9H8z', fill: mix(ink.paper, ink.wheat, 0.3) },
    { d: 'M-14-86H14L20-62Q10-56 2-66L0-74-4-60Q-14-52-20-58z', fill: shorts },
    { d: 'M-8-79H8l3 5H-11z', fill: ink.deep },
    // Arms to the bar, and the back.
    {
      d: 'M-13-118Q-26-110-27-99M13-118Q26-110 27-99',
      stroke: mix(shirt, shade, 0.25),
      width: 8.5,
      round: true,
    },
    { d: 'M-10-126Q-19-122-17-104L-15-80Q0-74 15-80L17-104Q19-122 10-126 0-130-10-126z', fill: shirt },
    { d: 'M-10-126Q-19-122-17-104L-15-80-5-77Q-12-108-10-126z', fill: shade, opacity: 0.4 },
    { d: 'M-4-132h8v7q-4 3-8 0z', fill: far },
    { d: 'M-12-142Q-12-128 0-127 12-128 12-142z', fill: hair },
    { d: 'M-14-139Q-15-158 0-158 15-158 14-139 0-133-14-139z', fill: helmet },
    { d: 'M-5-157Q-7-146-5-137M5-157Q7-146 5-137', stroke: mix(helmet, ink.navy, 0.4), width: 2.5 },
    {
      d: 'M13-125Q19-120 17-104L15-82M14-140Q15-156 3-158M27-112L28-100M20-74L18-46',
      stroke: bright,
      width: 2.6,
      round: true,
      daily: true,
    },
    { d: ellipse(0, -62, 4, 4), fill: ink.brick },
  ]
}

/** Running away and to the right, 52 px tall. */
const runner: Shape[] = [
  { d: 'M-26-34Q-42-46-46-58', stroke: mix(ink.oak, ink.wheat, 0.3), width: 5, round: true },
  {
    d: 'M-22-22L-34-2M-14-20L-16 2M14-22L30-8M20-24L16 0',
    stroke: mix(ink.oak, ink.soil, 0.2),
    width: 7,
    round: true,
  },
  { d: 'M-30-34Q-20-44 0-40L18-46Q30-40 26-26 4-14-22-18-32-24-30-34z', fill: mix(ink.oak, ink.wheat, 0.3) },
  { d: 'M14-42Q20-60 34-58L48-50Q50-44 42-42L28-34z', fill: mix(ink.oak, ink.wheat, 0.3) },
  { d: 'M24-58q-10 2-8 18 8-2 12-14z', fill: mix(ink.oak, ink.soil, 0.5) },
  { d: 'M-28-38Q-16-43 0-41L18-46', stroke: bright, width: 2.5, round: true, daily: true },
]

/** Those who lean are there by day alone. */
const put = (nodes: readonly Node[], along: number, across: number, scale: number, lean: number): Node => {
  const [x, y] = at(along, across).map(Math.round) as [number, number]
  return { daily: lean !== 0, transform: `translate(${x} ${y}) rotate(${lean}) scale(${scale})`, nodes }
}

/** To the left, away from the sun. */
function shadow(along: number, across: number, long: number): string {
  const [x, y] = at(along, across).map(Math.round) as [number, number]
  const far = Math.round((long * 900) / along)
  return `M${x + 8} ${y - 4}Q${x - far * 0.5} ${y - 16} ${x - far} ${y - 12} ${x - far - 26} ${y - 2} ${x - far} ${y + 8} ${x - far * 0.5} ${y + 8} ${x + 8} ${y + 5}z`.replace(
    /(\.\d)\d+/g,
    '$1',
  )
}

export function riders(): Node[] {
  const [bx, by] = at(5.4, 0.2).map(Math.round) as [number, number]
  return [
    {
      d: shadow(4.3, -0.55, 1.5) + shadow(6, 0.75, 1.4) + shadow(5, -1.5, 0.6),
      fill: shade,
      opacity: 0.5,
      daily: true,
    },
    // What the lamps show of the lane.
    {
      d: rect(bx - 400, by - 150, 800, 280),
      fill: glow([bx, by], 390, 0.32, [0, ink.lamp, 0.75], [0.5, ink.gold, 0.32], [1, ink.gold, 0]),
      nightly: true,
    },
    put(
      rider({
        frame: mix(ink.blue, ink.glacier, 0.4),
        shirt: mix(ink.gold, ink.wheat, 0.2),
        shorts: mix(ink.blue, ink.navy, 0.4),
        skin: skins.brown,
        hair: hairs.black,
        helmet: mix(ink.nearRange, ink.glacier, 0.4),
      }),
      6,
      0.75,
      1.36,
      4,
    ),
    put(lampLit(runner), 5, -1.2, 1.55, 0),
    ...family(),
    put(
      rider({
        frame: ink.brick,
        shirt: mix(ink.brick, ink.blush, 0.25),
        shorts: mix(ink.navy, ink.blue, 0.3),
        skin: skins.fair,
        hair: hairs.copper,
        helmet: mix(ink.paper, ink.glacier, 0.3),
      }),
      4.3,
      -0.55,
      1.9,
      -3,
    ),
  ]
}
