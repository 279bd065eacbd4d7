/** What stands in a containment room: a machine that filters its air, a work lamp, and a bag. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, type Point, rect, type Shape } from '../../shape.ts'

const steel = mix(ink.midRange, ink.pale, 0.25)

/** The rings of the hose, from the machine up to the window. */
const HOSE: readonly Point[] = [
  [226, 500],
  [214, 440],
  [216, 376],
  [250, 322],
]

/** The filter's box on its wheels, with the grille that draws the air in, and the hose that blows it out of the window. */
export function airMachine(): Shape[] {
  const [[x, y], [bx, by], [cx, cy], [ex, ey]] = HOSE as [Point, Point, Point, Point]
  const line = `M${x} ${y}C${bx} ${by} ${cx} ${cy} ${ex} ${ey}`
  return [
    // A board in the window, with the collar that holds the hose.
    {
      d: rect(178, 236, 140, 132),
      fill: mix(ink.wheat, ink.oak, 0.35),
      stroke: mix(ink.brick, ink.amber, 0.3),
      width: 7,
    },
    { d: line, stroke: mix(ink.gold, ink.soil, 0.45), width: 62 },
    { d: line, stroke: mix(ink.gold, ink.oak, 0.2), width: 40 },
    {
      d: `M${x + 10} ${y}C${bx + 12} ${by} ${cx + 12} ${cy} ${ex + 8} ${ey + 10}`,
      stroke: ink.lamp,
      width: 9,
      opacity: 0.8,
    },
    ...rings(line),
    { d: 'M222 304l56 34', stroke: mix(ink.navy, ink.belly, 0.4), width: 16, round: true },
    {
      d: rect(150, 496, 220, 214),
      fill: down(496, 710, [0, mix(steel, ink.paper, 0.25)], [1, mix(steel, ink.navy, 0.35)]),
    },
    { d: 'M370 496l44 18v176l-44 20z', fill: mix(steel, ink.wheat, 0.5) },
    { d: 'M150 496h220l44 18H196z', fill: mix(steel, ink.paper, 0.5) },
    { d: rect(176, 540, 150, 140), fill: mix(steel, ink.navy, 0.6) },
    { d: rect(186, 550, 130, 120), fill: mix(ink.paper, ink.glacier, 0.3) },
    {
      d: `${[0, 1, 2, 3, 4, 5].map((i) => `M${186 + 10 + i * 22} 550v120`).join('')}M186 590h130M186 630h130`,
      stroke: mix(steel, ink.navy, 0.3),
      width: 4,
    },
    { d: 'M340 536h20v54h-20z', fill: ink.deep },
    { d: ellipse(350, 550, 5), fill: ink.lamp },
    { d: 'M343 566h14M343 578h14', stroke: steel, width: 4 },
    { d: 'M382 560q18-4 20 10v44q-2 12-20 12', stroke: ink.deep, width: 6 },
    { d: ellipse(180, 722, 16) + ellipse(344, 722, 16) + ellipse(402, 706, 13), fill: ink.deep },
    { d: ellipse(180, 722, 6) + ellipse(344, 722, 6), fill: steel },
  ]
}

/** Rings around the hose: dashes across its line. */
function rings(line: string): Shape[] {
  const [, x, y, bx, by, cx, cy, ex, ey] =
    line.match(/M(\d+) (\d+)C(\d+) (\d+) (\d+) (\d+) (\d+) (\d+)/)?.map(Number) ?? []
  const at = (a = 0, b = 0, c = 0, d = 0, t = 0) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3
  const marks = Array.from({ length: 11 }, (_, i) => {
    const t = (i + 0.5) / 11
    const [px, py] = [at(x, bx, cx, ex, t), at(y, by, cy, ey, t)]
    const [qx, qy] = [at(x, bx, cx, ex, t + 0.01) - px, at(y, by, cy, ey, t + 0.01) - py]
    const far = Math.hypot(qx, qy) / 31
    const [nx, ny] = [Math.round(-qy / far), Math.round(qx / far)]
    return `M${Math.round(px - nx)} ${Math.round(py - ny)}q${Math.round(nx + qx * 8)} ${Math.round(ny + qy * 8)} ${2 * nx} ${2 * ny}`
  })
  return [{ d: marks.join(''), stroke: mix(ink.soil, ink.oak, 0.3), width: 4, opacity: 0.8 }]
}

/** A lamp on three legs, turned to the left. */
export const workLamp = (x: number, y: number, foot: number): Shape[] => [
  {
    d: `M${x} ${y}V${foot - 120}L${x - 70} ${foot}M${x} ${foot - 120}L${x + 66} ${foot - 8}M${x} ${foot - 120}L${x + 6} ${foot + 12}`,
    stroke: ink.deep,
    width: 9,
    round: true,
  },
  { d: `M${x} ${y + 60}v120`, stroke: mix(ink.gold, ink.amber, 0.3), width: 13, round: true },
  { d: `M${x - 26} ${y - 46}l58 16v74l-58 16z`, fill: mix(ink.gold, ink.oak, 0.15) },
  { d: `M${x + 32} ${y - 30}l18 10v52l-18 12z`, fill: mix(ink.oak, ink.soil, 0.5) },
  { d: `M${x - 32} ${y - 50}h12v118h-12z`, fill: ink.paper },
  { d: `M${x + 2} ${y - 40}q8-26 28-12`, stroke: ink.deep, width: 6 },
]

/** The tied bag for what comes off the pipe. */
export const wasteBag = (): Shape[] => [
  {
    d: 'M900 780C884 740 890 706 908 690Q930 700 950 692Q966 686 982 698C1004 720 1004 760 990 784Q944 796 900 780z',
    fill: mix(ink.gold, ink.wheat, 0.25),
  },
  { d: 'M908 690q-10-14-2-24 34 10 78 2 8 14-2 30-16-12-32-6t-42-2z', fill: mix(ink.gold, ink.oak, 0.3) },
  {
    d: 'M914 716q8 30 4 56M940 706q8 36 0 72M968 708q10 30 6 66',
    stroke: mix(ink.oak, ink.gold, 0.3),
    width: 4,
    round: true,
    opacity: 0.7,
  },
]
