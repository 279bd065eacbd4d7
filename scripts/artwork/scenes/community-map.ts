import { random } from '../noise.ts'
import { lettered } from '../pages/lettering.ts'
import { ink, kept, mix, oklch } from '../palette.ts'
import { curve, dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height } from './frame.ts'

/** Wider than other scenes, in px: the sheet of the contact page lies on its east half. */
const width = 2080
const WATER = mix(ink.glacier, ink.blue, 0.45)
/** The Bow, from the mountains in the west past downtown to the south, and the Elbow with its reservoir. */
const BOW = curve([
  [-60, 190],
  [180, 250],
  [360, 200],
  [560, 300],
  [760, 330],
  [960, 300],
  [1150, 390],
  [1136, 570],
  [1236, 730],
  [1190, 960],
])
const ELBOW = curve([
  [330, 960],
  [450, 830],
  [620, 760],
  [700, 640],
  [880, 590],
  [1140, 522],
])
/** Parks, each with its trees: on the hill in the northwest, by the rivers and in the south. */
const PARKS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [610, 150, 130, 78],
  [1330, 200, 120, 70],
  [220, 560, 110, 66],
  [900, 800, 150, 56],
  [330, 500, 84, 46],
  [1860, 130, 130, 64],
  [1990, 690, 120, 70],
]
/** The marked neighbourhood is in the middle; homes of the others may be cut by any crop. */
const PIN: Point = [590, 660]
const HOMES: readonly Point[] = [
  [330, 400],
  [510, 440],
  [430, 610],
  [1240, 330],
  [1400, 560],
  [1030, 660],
  [880, 680],
  [240, 760],
  [1080, 190],
  [440, 150],
  [860, 190],
  [960, 130],
  [1290, 460],
  [1480, 400],
  [110, 380],
  [1290, 640],
  [760, 130],
  [1620, 150],
  [1740, 300],
  [2010, 330],
  [1960, 520],
  [1700, 620],
  [1830, 780],
  [1530, 800],
]

/** A map of Calgary at night: its rivers and quadrants, parks, downtown, homes with their lights, and a gold pin. */
export function communityMap(): string {
  const city = skyline({
    x: 668,
    ground: 504,
    scale: 0.3,
    haze: mix(ink.midRange, ink.glacier, 0.3),
    rim: ink.gold,
    lit: 0.5,
    digits: 0,
  })
  return svg(width, height, [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(ink.navy, ink.cloud, 0.4)], [1, ink.cloud]),
    },
    { d: 'M0 0H800V395H0zM800 395H2080V900H800z', fill: ink.hill, opacity: 0.4 },
    ...streets(),
    {
      d: PARKS.map((park) => ellipse(...park)).join(''),
      fill: oklch(36, 0.05, 165),
    },
    { d: trees(), stroke: oklch(46, 0.07, 150), width: 20, round: true },
    { d: `${BOW}${ELBOW}`, stroke: ink.navy, width: 48, round: true, opacity: 0.5 },
    { d: BOW, stroke: WATER, width: 34, round: true },
    { d: ELBOW, stroke: WATER, width: 18, round: true },
    { d: 'M372 880C430 810 520 740 604 758S520 850 460 900 340 930 372 880z', fill: WATER },
    { d: BOW, stroke: ink.pale, width: 3, opacity: 0.5 },
    ...bridges(),
    ...quadrants(),
    {
      d: ellipse(800, 508, 190, 30),
      fill: glow([800, 508], 190, 0.17, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    ...city.shapes,
    { d: dashes(city.windows, 2), stroke: ink.lamp, width: 2.4 },
    ...homes(),
    {
      d: ellipse(...PIN, 150, 100),
      fill: glow(PIN, 150, 0.66, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    { d: ellipse(PIN[0], PIN[1] + 2, 44, 14), fill: ink.deep, opacity: 0.5 },
    placed(
      [
        { d: 'M0 0C-12-26-31-42-31-65a31 31 0 0 1 62 0C31-42 12-26 0 0z', fill: ink.gold },
        { d: 'M0 0C12-26 31-42 31-65A31 31 0 0 0 0-96z', fill: kept(ink.amber), opacity: 0.4 },
        { d: 'M-14-54v-14l14-13 14 13v14z', fill: ink.navy },
      ],
      PIN[0],
      PIN[1],
      1.9,
    ),
  ])
}

/** The grid of the older streets, the crescents of newer ones, and the main roads. */
function streets(): Node[] {
  const draw = random(403)
  const lines = [
    ...Array.from({ length: 19 }, (_, i) => `M${-40 + i * 118}-40v1100`),
    ...Array.from({ length: 9 }, (_, i) => `M-40 ${30 + i * 108}h2200`),
  ]
  const crescents = Array.from({ length: 12 }, () => {
    const [x, y, r] = [Math.round(width * draw()), Math.round(height * draw()), 44 + Math.round(34 * draw())]
    return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0v${r}`
  })
  return [
    {
      transform: 'rotate(-7 800 450)',
      nodes: [{ d: lines.join(''), stroke: ink.glacier, width: 2.5, opacity: 0.18 }],
    },
    { d: crescents.join(''), stroke: ink.glacier, width: 3, opacity: 0.24 },
    {
      d: 'M-40 430C400 400 900 420 1660 380S2000 350 2120 352M800-40C770 250 830 560 780 960',
      stroke: mix(ink.wheat, ink.belly, 0.4),
      width: 8,
      opacity: 0.7,
    },
    {
      d: 'M120-40C300 240 240 640 420 960M1480-40c-130 320-60 700 40 1000M1800-40c60 330 20 690 110 1000',
      stroke: mix(ink.wheat, ink.belly, 0.55),
      width: 5,
      opacity: 0.55,
    },
  ]
}

/** Crowns as dots, denser in the middle of a park. */
function trees(): string {
  const draw = random(9)
  return PARKS.flatMap(([x, y, rx, ry]) =>
    Array.from({ length: 16 }, () => {
      const [turn, out] = [draw() * 2 * Math.PI, 0.82 * draw() ** 0.6]
      return `M${Math.round(x + rx * out * Math.cos(turn))} ${Math.round(y + ry * out * Math.sin(turn))}h0`
    }),
  ).join('')
}

/** The red footbridge, and two of the roads over the rivers. */
const bridges = (): Shape[] => [
  { d: 'M628 282l-8 56M1096 318l44 44M704 606l34 44', stroke: mix(ink.wheat, ink.belly, 0.4), width: 8 },
  { d: 'M712 299l10 54', stroke: ink.brick, width: 12 },
  { d: 'M708 305l18 10-14 10 18 10-14 10', stroke: mix(ink.brick, ink.wheat, 0.5), width: 2.5 },
]

/** The names of the quadrants, beside downtown, which lies on both sides of Centre Street. */
const quadrants = (): Node[] =>
  (
    [
      ['NW', 600, 390],
      ['NE', 960, 376],
      ['SW', 600, 448],
      ['SE', 960, 440],
    ] as const
  ).map(
    ([name, x, y]): Node => ({
      transform: `translate(${x} ${y})`,
      opacity: 0.75,
      nodes: [lettered(name, 19, kept(ink.wheat))],
    }),
  )

/** A home, drawn once: its walls, its roof and its lit window, in the light that it throws. */
function homes(): Node[] {
  const home: Node[] = [
    { d: ellipse(0, -8, 44), fill: glow([0, -8], 44, 1, [0, ink.gold, 0.34], [1, ink.gold, 0]) },
    { d: 'M-15 8v-18L0-24 15-10V8z', fill: mix(ink.midRange, ink.glacier, 0.2) },
    { d: 'M0 8v-32L15-10V8z', fill: ink.navy, opacity: 0.35 },
    { d: 'M-20-8 0-26 20-8', stroke: ink.deep, width: 5 },
    { d: rect(-9, -7, 8, 9), fill: ink.lamp },
  ]
  return HOMES.map(([x, y], i): Node => {
    const transform = `translate(${x} ${y})`
    return i ? { use: 'home', transform } : { transform, nodes: [{ name: 'home', nodes: home }] }
  })
}
