import { ink, mix, oklch } from '../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { HEIGHT, WIDTH } from './stage.ts'

const [EAVE, GROUND, STEP] = [96, 850, 400]
/** Half the width of a door, and the heights of its arch's foot and top. */
const [HALF, SPRING, TOP] = [104, 430, 282]
const OPEN = 5
const arched = (half: number, spring: number, top: number) =>
  `M${-half} ${GROUND}V${spring}C${-half} ${spring - (spring - top) * 0.62} ${-half * 0.56} ${top} 0 ${top}S${half} ${spring - (spring - top) * 0.62} ${half} ${spring}V${GROUND}z`

/** A street of arched doors at dusk, one of them open. */
export function join(): string {
  const wall = oklch(47, 0.045, 214)
  const coats = [
    mix(ink.blue, ink.navy, 0.3),
    mix(ink.oak, ink.navy, 0.3),
    ink.spruce,
    mix(ink.brick, ink.navy, 0.35),
    mix(ink.nearRange, ink.blue, 0.3),
  ]
  const doors = Array.from(
    { length: 11 },
    (_, i): Node => ({
      transform: `translate(${i * STEP} 0)`,
      nodes:
        i === OPEN
          ? open(wall)
          : [
              { d: arched(HALF, SPRING, TOP), fill: coats[i % coats.length] ?? ink.navy },
              i ? { use: 'door', transform: 'translate(0 0)' } : { name: 'door', nodes: shut() },
            ],
    }),
  )
  const joints = Array.from({ length: 11 }, (_, i) => `M${i * STEP + 200} ${EAVE + 40}V${GROUND}`).join('')
  const courses = Array.from({ length: 13 }, (_, i) => `M0 ${176 + i * 54}H${WIDTH}`).join('')
  return svg(WIDTH, HEIGHT, [
    {
      d: [600, 1400, 2600, 3400].map((x) => rect(x - 44, 24, 88, 90) + rect(x - 56, 14, 112, 16)).join(''),
      fill: mix(wall, ink.navy, 0.35),
    },
    {
      d: rect(0, EAVE, WIDTH, GROUND - EAVE),
      fill: down(EAVE, GROUND, [0, mix(wall, ink.navy, 0.2)], [1, wall]),
    },
    { d: courses, stroke: ink.night, width: 3, opacity: 0.1 },
    { d: joints, stroke: ink.night, width: 5, opacity: 0.28 },
    { d: rect(0, EAVE, WIDTH, 34), fill: mix(wall, ink.pale, 0.3) },
    { d: rect(0, EAVE + 34, WIDTH, 16), fill: ink.night, opacity: 0.25 },
    {
      d: rect(1000, 150, 2000, 720),
      fill: glow([2000, 600], 900, 0.62, [0, ink.gold, 0.5], [0.4, ink.amber, 0.2], [1, ink.amber, 0]),
    },
    ...doors,
    {
      d: rect(0, GROUND, WIDTH, HEIGHT - GROUND),
      fill: down(
        GROUND,
        HEIGHT,
        [0, mix(wall, ink.pale, 0.2)],
        [0.12, mix(wall, ink.pale, 0.2)],
        [0.13, mix(ink.navy, wall, 0.5)],
        [1, ink.navy],
      ),
    },
    {
      d: polygon([
        [2000 - HALF, GROUND],
        [2000 + HALF, GROUND],
        [2420, HEIGHT],
        [1580, HEIGHT],
      ]),
      fill: down(GROUND, HEIGHT, [0, ink.wheat, 0.95], [1, ink.gold, 0.15]),
    },
  ])
}

/** What every closed door has: a frame, a fanlight, panels, a handle, a step and a lamp beside it. */
function shut(): Shape[] {
  const panels = [-1, 1].flatMap((side) => [
    rect(side * 48 - 34, 500, 68, 130),
    rect(side * 48 - 34, 662, 68, 150),
  ])
  return [
    {
      d: `M${-HALF + 16} ${SPRING + 14}C${-HALF + 16} ${SPRING - 78}-50 ${TOP + 22} 0 ${TOP + 22}S${HALF - 16} ${SPRING - 78} ${HALF - 16} ${SPRING + 14}z`,
      fill: mix(ink.blue, ink.glacier, 0.2),
    },
    {
      d: `M0 ${TOP}V${SPRING + 14}M0 ${SPRING + 14}L-66 350M0 ${SPRING + 14}L66 350M${-HALF} ${SPRING + 22}h${2 * HALF}`,
      stroke: ink.night,
      width: 8,
    },
    { d: panels.join(''), stroke: ink.night, width: 6, opacity: 0.45 },
    { d: arched(HALF + 12, SPRING, TOP - 12), stroke: mix(ink.pale, ink.belly, 0.35), width: 24 },
    { d: ellipse(74, 650, 9), fill: ink.lamp },
    { d: rect(-142, GROUND - 22, 284, 22), fill: mix(ink.pale, ink.belly, 0.45) },
    { d: 'M164 470h44v70h-44z', fill: ink.navy },
    { d: 'M172 480h28v50h-28z', fill: ink.lamp, opacity: 0.85 },
  ]
}

/** The open one: the lit hall behind it, and its leaf turned into the light. */
function open(wall: string): Shape[] {
  const inside = arched(HALF, SPRING, TOP)
  return [
    { d: inside, fill: glow([0, 560], 420, 1, [0, ink.paper], [0.35, ink.wheat], [1, ink.gold]) },
    {
      d: `M-60 ${GROUND}V640q0-70 60-70t60 70V${GROUND}z`,
      fill: mix(ink.gold, ink.amber, 0.5),
      opacity: 0.55,
    },
    { d: `M-46 ${GROUND}h92l24 0-20-60h-92l-24 60z`, fill: ink.brick, opacity: 0.5 },
    {
      d: `M${-HALF} ${GROUND}V${SPRING}c0-60 8-110 22-126l34 60v${GROUND - SPRING + 30}z`,
      fill: mix(ink.brick, ink.navy, 0.15),
    },
    { d: `M-62 650v26`, stroke: ink.lamp, width: 9, round: true },
    { d: arched(HALF + 12, SPRING, TOP - 12), stroke: mix(ink.wheat, ink.paper, 0.4), width: 24 },
    { d: rect(-142, GROUND - 22, 284, 22), fill: mix(ink.wheat, wall, 0.2) },
    { d: 'M164 470h44v70h-44z', fill: ink.navy },
    { d: 'M172 480h28v50h-28z', fill: ink.lamp },
  ]
}
