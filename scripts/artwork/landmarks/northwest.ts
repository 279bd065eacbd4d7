/** Nose Hill at noon in summer: aspens and a trail on the slope, and the city below it against the mountains. */
import { ink, mix, oklch } from '../palette.ts'
import { ranges } from '../scenes/land.ts'
import { dashes, down, rect } from '../shape.ts'
import { skyline } from '../skyline.ts'
import type { Node } from '../svg.ts'
import { homes } from './homes.ts'
import { type Landmark, WIDTH } from './landmark.ts'
import { slope } from './northwest/slope.ts'
import { air, arch, moonlit } from './setting.ts'

const LINE = 352
const far = mix(ink.pale, ink.paper, 0.4)
const tones = {
  leaf: oklch(48, 0.06, 152),
  leafLit: oklch(60, 0.085, 136),
  wall: mix(ink.farRange, ink.lilac, 0.5),
  wallLit: mix(ink.wheat, ink.paper, 0.4),
  roof: mix(ink.belly, ink.lilac, 0.25),
  roofLit: mix(ink.oak, ink.blush, 0.4),
  window: mix(ink.blue, ink.glacier, 0.4),
}

/** The towers are far off. */
const hazy = {
  ...ink,
  nearRange: mix(ink.nearRange, ink.farRange, 0.5),
  navy: mix(ink.navy, ink.blue, 0.7),
  spruce: mix(ink.spruce, ink.blue, 0.6),
  hill: mix(ink.hill, ink.farRange, 0.4),
}

function draw(): Node[] {
  const { shapes, windows } = skyline({
    x: 850,
    ground: LINE + 14,
    scale: 0.5,
    haze: mix(ink.midRange, ink.pale, 0.35),
    rim: ink.paper,
    light: -1,
    moonlit: true,
    inks: hazy,
  })
  return [
    ...air({
      horizon: LINE,
      sky: [
        [0, oklch(60, 0.11, 242)],
        [0.5, oklch(74, 0.085, 232)],
        [1, mix(ink.pale, ink.paper, 0.5)],
      ],
      sun: { at: [520, LINE], reach: 900, light: ink.paper },
      clouds: [
        [1180, 190, 190],
        [760, 236, 130],
        [1440, 262, 150],
      ],
      cloud: ink.paper,
      seed: 21,
    }),
    ...moonlit(
      ranges({
        width: WIDTH,
        base: LINE + 4,
        rise: 118,
        light: 300,
        seed: 24,
        spacing: 122,
        floor: LINE + 30,
        haze: far,
        tint: [mix(ink.glacier, ink.blue, 0.3), 0.25],
      }),
    ),
    {
      d: rect(0, LINE - 50, WIDTH, 80),
      fill: down(LINE - 50, LINE + 6, [0, far, 0], [1, far, 0.7]),
      daily: true,
    },
    { d: rect(0, LINE - 2, WIDTH, 260), fill: down(LINE, 520, [0, oklch(78, 0.06, 150)], [1, tones.leaf]) },
    ...homes({ seed: 3, from: 0, to: WIDTH, y: LINE + 6, size: 8, side: -1 }, tones),
    ...shapes,
    { d: dashes(windows, 2), stroke: ink.wheat, width: 2.6, nightly: true },
    ...[14, 24, 37, 53, 73, 98, 130].flatMap((down, i) =>
      homes(
        { seed: 11 + i * 5, from: -20 - i * 9, to: WIDTH, y: LINE + down, size: 9 + i * 3.6, side: -1 },
        tones,
      ),
    ),
    // The air over the far streets.
    {
      d: rect(0, LINE - 6, WIDTH, 130),
      fill: down(LINE - 6, LINE + 120, [0, far, 0.62], [1, far, 0]),
      daily: true,
    },
    ...arch(mix(ink.pale, ink.paper, 0.4)),
    ...slope(),
  ]
}

export const northwest: Landmark = { phone: 400, moonlight: 'indigo', draw }
