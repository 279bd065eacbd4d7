/** The street floor: a shop at the corner under its awnings, and the door of the homes above. */
import { ink, mix } from '../../palette.ts'
import { dashes, polygon, polyline, type Shape } from '../../shape.ts'
import { boards, type Pane, type Plane, panes } from '../perspective.ts'
import { ACROSS, ALONG, frame, glass, LEFT, RIGHT, shady, sunny } from './view.ts'

const teal = mix(ink.blue, ink.glacier, 0.2)
const tealShade = mix(ink.blue, ink.navy, 0.4)

/** An awning in stripes from one place on a wall to another. */
function awning(
  plane: (out?: number) => Plane,
  from: number,
  to: number,
  tones: readonly [string, string],
): Shape[] {
  const wall = plane()
  const edge = plane(1.5)
  const count = Math.round((to - from) / 0.46)
  const stripe = (parity: number) =>
    Array.from({ length: count }, (_, i) => i)
      .filter((i) => i % 2 === parity)
      .map((i) => {
        const [a, b] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count]
        return polygon([
          wall(a, 3.5),
          wall(b, 3.5),
          edge(b, 2.75),
          edge(b, 2.5),
          edge((a + b) / 2, 2.4),
          edge(a, 2.5),
          edge(a, 2.75),
        ])
      })
      .join('')
  return [
    {
      d: polygon([wall(from, 3.5), wall(to, 3.5), wall(to, 1.8), wall(from, 1.8)]),
      fill: ink.navy,
      opacity: 0.45,
    },
    { d: polygon([wall(from, 3.5), edge(from, 2.75), edge(from, 2.5), wall(from, 2.5)]), fill: tealShade },
    ...tones.map((fill, parity): Shape => ({ d: stripe(parity), fill })),
    { d: polyline([edge(from, 2.75), edge(to, 2.75)]), stroke: tones[1], width: 2 },
  ]
}

export function shop(): Shape[] {
  const lit = sunny()
  const dim = shady()
  const show: Pane[] = [
    [17.8, 0.5, 1.9, 2.5],
    [19.9, 0.5, 1.9, 2.5],
    [23.2, 0.5, 1.9, 2.5],
  ]
  const aside: Pane[] = [
    [21.2, 0.5, 2, 2.5],
    [23.4, 0.5, 2, 2.5],
  ]
  const rest: Pane[] = [
    [30, 0.9, 2.6, 1.9],
    [33.2, 0.9, 2.6, 1.9],
  ]
  const back: Pane[] = [
    [27.4, 0.9, 1.6, 1.9],
    [30.2, 0.9, 1.6, 1.9],
  ]
  return [
    { d: panes(lit, [ALONG, 0, 8, 3.7]), fill: teal },
    { d: panes(dim, [ACROSS, 0, 5.2, 3.7]), fill: tealShade },
    { d: panes(lit, [25.4, 0, LEFT - 25.4, 3.7]), fill: mix(ink.oak, ink.paper, 0.55) },
    { d: panes(dim, [ACROSS + 5.2, 0, RIGHT - ACROSS - 5.2, 3.7]), fill: mix(ink.oak, ink.midRange, 0.6) },
    { d: boards(lit, [25.4, 0, LEFT - 25.4, 3.7], 0.75), stroke: mix(ink.oak, ink.pale, 0.35), width: 2 },
    { d: panes(lit, ...show) + panes(dim, ...aside), fill: mix(ink.navy, ink.blue, 0.3), lit: true },
    {
      d: panes(lit, ...rest, [22, 0.1, 1, 2.6], [26.6, 0.1, 1.5, 2.7]) + panes(dim, ...back),
      fill: mix(glass, ink.navy, 0.35),
      lit: true,
    },
    // Loaves on the shelves.
    {
      d: dashes(
        [...show, ...aside].flatMap(([x], i) =>
          [0.5, 1.1, 1.6].map((dx) => (i < 3 ? lit : dim)(x + dx, 0.8)),
        ),
        6,
      ),
      stroke: mix(ink.oak, ink.wheat, 0.3),
      width: 12,
      round: true,
    },
    {
      d:
        panes(lit, ...show, ...rest, [22, 0.1, 1, 2.6], [26.6, 0.1, 1.5, 2.7]) +
        panes(dim, ...aside, ...back),
      stroke: frame,
      width: 4,
    },
    { d: polygon([lit(26.3, 3), lit(28.4, 3), sunny(1.2)(28.4, 2.9), sunny(1.2)(26.3, 2.9)]), fill: frame },
    { d: polyline([sunny(1.2)(28.4, 2.95), sunny(1.2)(26.3, 2.95)]), stroke: ink.paper, width: 5 },
    ...awning(sunny, 17.5, 25.2, [ink.paper, mix(ink.brick, ink.oak, 0.15)]),
    ...awning(shady, 20.9, 25.8, [mix(ink.glacier, ink.lilac, 0.4), mix(ink.brick, ink.navy, 0.35)]),
  ]
}
