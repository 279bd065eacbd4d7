import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { coats } from '../scenes/houses/coats.ts'
import { cottage } from '../scenes/houses/cottage.ts'
import { curve, glow, type Point, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { BESIDE, HEIGHT, mountains, shadow, WIDTH } from './stage.ts'
import { arch, under } from './vault.ts'

/** The crown of the hill. */
const crest = (x: number) =>
  806 - 168 * Math.exp(-(((x - 2860) / 560) ** 2)) - 30 * Math.exp(-(((x - 2140) / 200) ** 2))

/** A hillside of houses at nightfall, somebody at home in nearly every one. */
export function join(): string {
  const draw = random(7)
  const home = (wall: string, tall: number, lit = true) =>
    cottage(100, tall, { ...coats.dusk, wall, roof: ink.deep, trim: mix(ink.gold, wall, 0.35) }, lit)
  const kinds = ['h-one', 'h-two', 'h-three']
  const row = (index: number): Node[] => {
    const scale = 0.5 + 0.14 * index
    const level = (x: number) => crest(x) + 34 * index + 7 * index * index
    const line = Array.from({ length: 13 }, (_, i): Point => [1640 + i * 200, level(1640 + i * 200)])
    const homes: Node[] = []
    const firs: string[] = []
    for (let x = 1880 + 40 * draw(); x < 3500; x += 112 * scale * (1.05 + 0.55 * draw())) {
      const pick = draw()
      if (level(x) > 950 || (index > 1 && x < 2000)) continue
      if (pick > 0.8) firs.push(spruce([x, level(x) + 5], 120 * scale * (0.8 + 0.5 * draw())))
      else
        homes.push({
          use: kinds[Math.floor(pick * 3.75)] ?? 'h-one',
          transform: `translate(${Math.round(x)} ${Math.round(level(x) + 4)}) scale(${scale})`,
        })
    }
    const tone = mix(mix(ink.nearRange, ink.gold, 0.12), ink.deep, Math.min(1, 0.24 + index * 0.19))
    return [
      { d: firs.join(''), fill: mix(tone, ink.night, 0.5) },
      ...homes,
      { d: `${curve(line)}V1000H1640z`, fill: tone },
    ]
  }
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { seed: 21, light: [2380, 560], level: 780 },
      ...mountains(BESIDE, { seed: 27, rise: 92, light: 2380, count: 1 }),
    ),
    {
      transform: 'translate(-900 0)',
      nodes: [
        { name: 'h-one', nodes: home(mix(ink.nearRange, ink.blue, 0.3), 84) },
        { name: 'h-two', nodes: home(mix(ink.belly, ink.midRange, 0.45), 112) },
        { name: 'h-three', nodes: home(mix(ink.nearRange, ink.navy, 0.3), 70, false) },
      ],
    },
    { clip: under(BESIDE, 21), nodes: [0, 1, 2, 3, 4].flatMap(row) },
    {
      d: rect(1800, 700, 2000, 300),
      fill: glow([2400, 790], 620, 0.3, [0, ink.gold, 0.22], [1, ink.gold, 0]),
    },
    shadow(812),
  ])
}
