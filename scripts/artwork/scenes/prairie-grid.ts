import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { curve, ellipse, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { shadow } from './shadow.ts'

/** Section roads and quarter-section fields; the edge of the cloud's shadow crosses them. */
export function prairieGrid(): string {
  const draw = random(640)
  const tones = [
    mix(ink.gold, ink.hill, 0.3),
    mix(ink.wheat, ink.gold, 0.6),
    ink.hill,
    mix(ink.nearRange, ink.gold, 0.2),
    mix(ink.hill, ink.gold, 0.45),
    mix(ink.wheat, ink.hill, 0.35),
    mix(ink.spruce, ink.hill, 0.5),
  ]
  const fields = tones.map((): string[] => [])
  const lines: string[] = []
  const pivots: Point[] = []
  const side = 216
  for (let row = -2; row < 6; row++) {
    for (let column = -2; column < 10; column++) {
      const [x, y] = [column * side, row * side]
      const split = draw()
      const pick = () => fields[Math.floor(draw() * tones.length)]
      if (split < 0.3) {
        pick()?.push(rect(x, y, side / 2, side))
        pick()?.push(rect(x + side / 2, y, side / 2, side))
      } else if (split < 0.5) {
        pick()?.push(rect(x, y, side, side / 2))
        pick()?.push(rect(x, y + side / 2, side, side / 2))
      } else pick()?.push(rect(x, y, side, side))
      if (split > 0.86) pivots.push([x + side / 2, y + side / 2])
      else if (split > 0.62) lines.push(`M${x + 20} ${y + 30}h176m-176 52h176m-176 52h176m-176 52h176`)
    }
  }
  const roads =
    [-2, -1, 0, 1, 2, 3, 4, 5].map((row) => `M-432 ${row * side}h2600`).join('') +
    [-2, 0, 2, 4, 6, 8].map((column) => `M${column * side}-432v1728`).join('')
  const creek = curve([
    [-80, 330],
    [180, 420],
    [330, 360],
    [520, 520],
    [760, 470],
    [900, 640],
    [1180, 600],
    [1320, 760],
    [1700, 740],
  ])
  return svg(width, height, [
    {
      transform: 'rotate(-9 800 450)',
      nodes: [
        { d: rect(-500, -500, 2800, 2000), fill: ink.hill },
        ...fields.map((d, i): Shape => ({ d: d.join(''), fill: tones[i] ?? ink.hill })),
        { d: lines.join(''), stroke: ink.deep, width: 10, opacity: 0.1 },
        { d: pivots.map(([x, y]) => ellipse(x, y, 96)).join(''), fill: mix(ink.nearRange, ink.hill, 0.3) },
        {
          d: pivots.map(([x, y]) => `M${x} ${y}l68-68A96 96 0 0 1 ${x + 96} ${y}z`).join(''),
          fill: ink.lamp,
          opacity: 0.7,
        },
        { d: creek, stroke: mix(ink.hill, ink.night, 0.35), width: 58, round: true },
        { d: creek, stroke: mix(ink.glacier, ink.blue, 0.35), width: 15, round: true },
        { d: roads, stroke: mix(ink.wheat, ink.paper, 0.4), width: 5 },
        {
          d: 'M1110 250h70v-66h-86v84h20zM450 660h62v-58h-76v74h18z',
          stroke: ink.spruce,
          width: 15,
          round: true,
        },
        {
          d: `${rect(1114, 204, 26, 18)}${rect(1148, 222, 16, 22)}${rect(456, 622, 24, 16)}`,
          fill: ink.brick,
        },
      ],
    },
    ...shadow('M-20 800C260 470 760 270 1620 210V-20H-20z'),
  ])
}
