/** The airport at dawn: an airliner over the approach lights, and a train of the Blue Line. */
import type { Hour } from '../hero/hour.ts'
import { oklch } from '../palette.ts'
import { down, type Point, rect } from '../shape.ts'
import { farRange, nearRange } from './backdrop.ts'
import { HEIGHT, type Landmark, type Layer, WIDTH } from './landmark.ts'
import { apron, field, terminal } from './northeast/airfield.ts'
import { airliner } from './northeast/airliner.ts'
import { halo, lights, white } from './northeast/lights.ts'
import { metal } from './northeast/metal.ts'
import { train, trainTones } from './northeast/train.ts'
import { HEAD, layout } from './northeast/view.ts'
import { blades } from './plants.ts'

function layers(hour: Hour, dark: boolean): Layer[] {
  const { inks: ink, lamps } = hour
  const { horizon } = layout
  const bright = white(dark)
  const [planeX, planeY, size] = [872, 238, 0.78]
  const onPlane = (x: number, y: number): Point => [planeX + x * size, planeY + y * size]
  const beams = [onPlane(50, 6), onPlane(180, 20)]
  const red = oklch(66, 0.2, 25)
  const grass = dark
    ? ([oklch(25, 0.045, 240), oklch(33, 0.05, 238), oklch(50, 0.06, 234)] as const)
    : ([oklch(29, 0.045, 288), oklch(39, 0.055, 295), oklch(58, 0.09, 20)] as const)
  return [
    {
      shapes: farRange(layout, hour, { seed: 31, base: horizon + 10, rise: 84, spacing: 84, gullied: true }),
      haze: { y: horizon + 4, depth: 46, strength: 0.6 },
    },
    {
      shapes: nearRange(layout, hour, { seed: 47, base: horizon + 30, rise: 52, spacing: 66, gullied: true }),
      haze: { y: horizon + 14, depth: 34, strength: 0.6 },
    },
    terminal(hour, dark),
    field(hour, dark),
    apron(hour, dark),
    // The lit train's glow, weaker towards its ends.
    {
      shapes: [
        {
          d: rect(HEAD - 640, 452, 740, 64),
          fill: {
            kind: 'linear',
            from: [HEAD - 640, 0],
            to: [HEAD + 100, 0],
            stops: [
              [0, lamps.colour, 0],
              [0.4, lamps.colour, dark ? 0.32 : 0.24],
              [0.8, lamps.colour, dark ? 0.34 : 0.26],
              [1, lamps.colour, 0],
            ],
          },
        },
      ],
      blur: 30,
      blend: 'screen',
    },
    { shapes: train(HEAD, 476, 0.98, trainTones(dark, lamps.colour)) },
    ...lights(hour, dark),
    { shapes: airliner(planeX, planeY, size, -0.045, metal(dark, lamps.colour)) },
    // The lamps of the airliner and of the train.
    {
      shapes: [
        ...beams.flatMap(([x, y], i) => [halo(x, y, 0.75, i ? 36 : 52, bright), halo(x, y, 1, 10, bright)]),
        halo(...onPlane(-162, 56), 0.9, 13, red),
        halo(...onPlane(-2, 26), 0.8, 20, red),
        halo(...onPlane(-254, -82), 0.5, 10, bright),
        halo(HEAD - 4, 466, 0.9, 60, bright),
        halo(HEAD - 494, 464, 0.9, 16, red),
      ],
      blend: 'screen',
    },
    // The prairie from the guideway to the eye, darker nearer.
    {
      shapes: [
        ...blades(
          {
            seed: 41,
            top: () => 500,
            from: -20,
            to: 1620,
            depth: 120,
            count: 5200,
            tall: [4, 40],
            lean: 0.5,
          },
          grass,
          8,
        ),
        {
          d: rect(0, 520, WIDTH, 80),
          fill: down(520, HEIGHT, [0, ink.deep, 0], [1, ink.deep, dark ? 0.25 : 0.75]),
        },
      ],
    },
  ]
}

export const northeast: Landmark = { layout, day: 'dawn', moon: [1300, 222], phone: 250, layers }
