/** A room that is closed off while asbestos is taken out of it. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { down, ellipse, glow, rect, type Shape, type Stop } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { airMachine, wasteBag, workLamp } from './containment/gear.ts'
import { night } from './containment/night.ts'
import { worker } from './containment/worker.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

/** Where the walls end, the lamp, the pipe, and the door in the sheeting. */
const FLOOR = 668
const LAMP = [1096, 372] as const
const PIPE = 866
const DOOR = { left: 1220, right: 1410, top: 212 }
/** Where sheets meet, and how far apart the tape is that holds them. */
const SEAMS = [304, 608, 1064]
const HELD = 152
const tape = mix(ink.brick, ink.amber, 0.3)

/** Sheets of plastic, which hang in folds from pieces of tape. */
function sheeting(): Shape[] {
  const draw = random(19)
  const swags = Array.from({ length: 11 }, () => `q${HELD / 2} 30 ${HELD} 0`).join('')
  const folds = Array.from(
    { length: 34 },
    (_, i): Stop => [
      (i + 0.7 * draw()) / 34,
      i % 2 ? ink.paper : mix(ink.belly, ink.oak, 0.4),
      i % 2 ? 0.34 + 0.3 * draw() : 0.1 + 0.12 * draw(),
    ],
  )
  const sheet = `M-30 96${swags}V${FLOOR + 14}H-30z`
  const creases = Array.from({ length: 11 }, (_, i) => {
    const x = HELD * i - 30
    return `M${x} 100q${10 + 16 * draw()} ${90 + 120 * draw()} ${30 * draw()} ${300 + 160 * draw()}M${x} 100q-${14 + 10 * draw()} ${80 + 60 * draw()}-${30 + 20 * draw()} ${140 + 60 * draw()}`.replace(
      /\d+\.\d+/g,
      (value) => String(Math.round(Number(value))),
    )
  })
  return [
    { d: sheet, fill: down(96, FLOOR, [0, ink.paper, 0.28], [1, ink.pale, 0.2]) },
    { d: sheet, fill: { kind: 'linear', from: [0, 0], to: [width, 0], stops: folds } },
    { d: creases.join(''), stroke: ink.paper, width: 3, round: true, opacity: 0.35 },
    {
      d: SEAMS.map((x) => `M${x} 110q-8 280 4 ${FLOOR - 100}`).join(''),
      stroke: mix(ink.oak, ink.belly, 0.4),
      width: 3,
      opacity: 0.6,
    },
    {
      d:
        Array.from(
          { length: 11 },
          (_, i) => `M${HELD * i - 54} ${98 - 5 * (i % 3)}l48 ${7 * (i % 3) - 4}`,
        ).join('') +
        SEAMS.map((x) => [220, 390, 560].map((y) => `M${x - 20} ${y}l40 ${(x + y) % 9}`).join('')).join(''),
      stroke: tape,
      width: 17,
      opacity: 0.9,
    },
  ]
}

/** The way out: two zips, and between them the sheet drawn aside from the dark hall. */
function zipDoor(): Shape[] {
  const { left, right, top } = DOOR
  const opening = `M${left} ${FLOOR}V${top + 90}Q${left} ${top} ${left + 95} ${top}T${right} ${top + 90}V${FLOOR}z`
  return [
    { d: opening, fill: down(top, FLOOR, [0, mix(ink.blue, ink.navy, 0.35)], [1, ink.navy]) },
    {
      d: `M${left + 20} ${FLOOR}V${top + 130}h92V${FLOOR}z`,
      fill: mix(ink.blue, ink.glacier, 0.2),
      opacity: 0.5,
    },
    {
      d: `M${left + 40} ${FLOOR}q14-220 0-400q24 200 10 400zM${left + 78} ${FLOOR}q-14-220 4-400q10 200 4 400z`,
      fill: ink.glacier,
      opacity: 0.4,
    },
    {
      d: `M${right} ${top + 60}C${right - 40} ${top + 160} ${right - 110} ${top + 250} ${right - 86} ${top + 330}C${right - 70} ${top + 380} ${right - 40} ${FLOOR - 60} ${right - 46} ${FLOOR}H${right}z`,
      fill: {
        kind: 'linear',
        from: [right - 100, 0],
        to: [right, 0],
        stops: [
          [0, mix(ink.paper, ink.wheat, 0.2)],
          [0.4, mix(ink.glacier, ink.wheat, 0.5)],
          [0.7, mix(ink.paper, ink.wheat, 0.3)],
          [1, mix(ink.glacier, ink.wheat, 0.4)],
        ],
      },
    },
    {
      d: `M${right - 8} ${top + 110}C${right - 40} ${top + 220} ${right - 70} ${top + 280} ${right - 60} ${top + 330}M${right - 4} ${top + 180}C${right - 24} ${top + 260} ${right - 40} ${top + 300} ${right - 36} ${top + 336}M${right - 58} ${top + 346}C${right - 40} ${top + 400} ${right - 24} ${FLOOR - 60} ${right - 26} ${FLOOR}`,
      stroke: mix(ink.oak, ink.belly, 0.3),
      width: 3,
      opacity: 0.55,
    },
    { d: `M${right - 92} ${top + 336}q46 16 92-6`, stroke: tape, width: 9 },
    { d: opening.replace('z', ''), stroke: ink.paper, width: 24, opacity: 0.55 },
    { d: opening.replace('z', ''), stroke: mix(ink.brick, ink.soil, 0.1), width: 6 },
    { d: `M${left} ${top + 180}v34M${right} ${top + 180}v34`, stroke: ink.deep, width: 11, round: true },
  ]
}

/** An old pipe: bare below, and above in the wrap that is being taken off. */
function pipe(): Shape[] {
  const wrap = mix(ink.wheat, ink.paper, 0.3)
  const round = (light: string, dark: string) =>
    ({
      kind: 'linear',
      from: [PIPE - 40, 0],
      to: [PIPE + 40, 0],
      stops: [
        [0, dark],
        [0.62, light],
        [0.85, ink.paper],
        [1, light],
      ],
    }) as const
  return [
    { d: rect(PIPE - 20, 0, 40, FLOOR + 12), fill: round(mix(ink.midRange, ink.pale, 0.2), ink.navy) },
    { d: rect(PIPE - 28, 596, 56, 24), fill: mix(ink.midRange, ink.navy, 0.4) },
    {
      d: `M${PIPE - 38} 0h76v404q-8 16-4 30t-12 22q-6-14-16-6t-14 22q-10-10-16 2t-8 14q-10-26-6-40t0-36z`,
      fill: round(wrap, mix(ink.oak, ink.soil, 0.25)),
    },
    {
      d: `M${PIPE - 38} 176h76M${PIPE - 38} 306h76`,
      stroke: mix(ink.oak, ink.wheat, 0.35),
      width: 14,
      opacity: 0.8,
    },
    {
      d: `M${PIPE - 32} 430l-8 30M${PIPE - 14} 462l-3 26M${PIPE + 8} 452l5 26M${PIPE + 30} 430l5 22`,
      stroke: wrap,
      width: 3,
      round: true,
    },
  ]
}

/** Somebody in overalls and a respirator at a pipe, with a lamp, a filter and the door behind. */
export function containmentRoom(): string {
  const warm = mix(ink.wheat, ink.oak, 0.3)
  const nodes: Node[] = [
    room(mix(warm, ink.soil, 0.25), mix(warm, ink.soil, 0.15)),
    view(96, 150, 300, 300, moods.dusk, 21),
    { d: `${rect(96, 150, 300, 300)}M246 150v300`, stroke: mix(ink.paper, ink.oak, 0.3), width: 14 },
    ...sheeting(),
    ...zipDoor(),
    // The far corners are darker than what the lamp lights.
    {
      d: rect(0, 0, width, height),
      fill: glow([LAMP[0] - 120, 420], 980, 0.8, [0.3, ink.soil, 0], [1, ink.soil, 0.72]),
    },
    {
      d: rect(0, 0, width, FLOOR),
      fill: glow(
        [LAMP[0], LAMP[1]],
        560,
        0.9,
        [0, ink.paper, 0.85],
        [0.25, ink.lamp, 0.55],
        [1, ink.lamp, 0],
      ),
    },
    {
      d: rect(0, FLOOR, width, height - FLOOR),
      fill: down(FLOOR, height, [0, mix(ink.wheat, ink.oak, 0.4)], [1, mix(ink.oak, ink.soil, 0.7)]),
    },
    {
      d: rect(0, FLOOR, width, height - FLOOR),
      fill: glow([1000, 720], 620, 0.32, [0, ink.paper, 0.75], [1, ink.lamp, 0]),
    },
    // The sheet on the floor shines in its creases.
    {
      d: 'M60 820q160-60 300-50-140 10-300 50zM520 880q200-90 380-84-180 14-380 84zM980 842q220-60 420-50-200 10-420 50zM640 740q120-30 240-24-120 4-240 24zM1180 720q120-20 260-6-140 0-260 6z',
      fill: ink.paper,
      opacity: 0.35,
    },
    // The sheets of the walls and of the floor meet in a fold.
    { d: `M0 ${FLOOR}H${width}`, stroke: ink.soil, width: 10, opacity: 0.22 },
    { d: `M0 ${FLOOR + 12}H${width}`, stroke: ink.paper, width: 5, opacity: 0.35 },
    ...contacts([280, 734, 170, 20], [PIPE, 690, 70, 14], [1100, 728, 110, 16]),
    ...airMachine(),
    ...pipe(),
    ...workLamp(LAMP[0], LAMP[1], 716),
    // So far back that the widest crop holds them from head to foot.
    {
      transform: 'translate(140 56) scale(.84)',
      nodes: [
        ...contacts([650, 806, 150, 22], [800, 770, 90, 14]),
        ...wasteBag(),
        placed(tank(), 770, 776, 1),
        placed(worker(), 640, 800, 1),
        // The spray.
        { d: ellipse(872, 436, 46), fill: glow([872, 436], 46, 1, [0, ink.paper, 0.9], [1, ink.paper, 0]) },
        {
          d:
            ellipse(872, 432, 3) +
            ellipse(888, 448, 3) +
            ellipse(880, 414, 2.5) +
            ellipse(862, 446, 2.5) +
            ellipse(894, 426, 2.5),
          fill: ink.paper,
        },
      ],
    },
    ...night(LAMP, FLOOR),
  ]
  return svg(width, height, nodes)
}

/** Water for the sprayer. */
const tank = (): Shape[] => [
  {
    d: 'M-30 0V-76Q-30-98 0-98T30-76V0z',
    fill: {
      kind: 'linear',
      from: [-30, 0],
      to: [30, 0],
      stops: [
        [0, mix(ink.blue, ink.navy, 0.5)],
        [0.7, mix(ink.blue, ink.glacier, 0.4)],
        [1, mix(ink.glacier, ink.wheat, 0.4)],
      ],
    },
  },
  { d: 'M-14-98V-118H14V-98M-30-30H30', stroke: ink.deep, width: 7, round: true },
]
