/** Low clouds over the rainy street, with one warm gap, and what stands far off under it. */
import { gradientNoise, random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { curve, down, glow, type Point, rect, type Shape } from '../../shape.ts'
import { width } from '../frame.ts'
import { LINE } from './view.ts'

const GAP: Point = [330, 420]

/** A bank of cloud: its ragged lower edge, and all above it. */
function bank(y: number, swell: number, seed: number, rise = 0): string {
  const noise = gradientNoise(seed)
  const edge = Array.from({ length: 9 }, (_, i): Point => {
    const x = -60 + i * 215
    return [x, y - (rise * x) / width + swell * noise(i * 0.7, 0.5)]
  })
  return `${curve(edge)}V0H-60z`
}

/** Towers in the haze. */
function towers(): string {
  const draw = random(14)
  let d = ''
  for (let x = 150; x < 620; x += 34 + 26 * draw()) {
    const tall = 26 + 96 * draw() * Math.exp(-(((x - 380) / 190) ** 2)) + 10
    d += rect(Math.round(x), Math.round(LINE - tall), Math.round(22 + 20 * draw()), Math.round(tall + 20))
  }
  return `${d}M296 570v-148l-3-5v-15h-6l-3-11h8l7-29 7 29h8l-3 11h-6v15l-3 5v148z`
}

/** The sky from the back: its warm gap, the clouds over that, towers and trees. */
export function sky(): Shape[] {
  const low = mix(ink.blue, ink.navy, 0.4)
  const gloom = mix(ink.blue, ink.cloud, 0.55)
  return [
    {
      d: rect(0, 0, width, LINE + 40),
      fill: down(
        0,
        LINE,
        [0, ink.navy],
        [0.5, mix(ink.blue, ink.navy, 0.35)],
        [0.8, mix(ink.blue, ink.lilac, 0.35)],
        [1, mix(ink.lilac, ink.blush, 0.35)],
      ),
    },
    {
      d: rect(0, 200, 1000, LINE - 160),
      fill: glow(
        GAP,
        470,
        0.34,
        [0, mix(ink.gold, ink.amber, 0.3), 1],
        [0.35, mix(ink.gold, ink.blush, 0.4), 0.9],
        [0.7, ink.blush, 0.4],
        [1, ink.blush, 0],
      ),
      daily: true,
    },
    // Wisps in the gap, dark above and lit below.
    {
      d: 'M60 452q110-26 260-14 90 6 170-10-60 30-190 30-130 4-240-6zM250 404q120-20 250-2 60 6 120-8-50 26-160 26-110 0-210-16z',
      fill: mix(ink.amber, ink.lilac, 0.55),
      opacity: 0.75,
      daily: true,
    },
    { d: bank(360, 60, 31, -150), fill: down(220, 470, [0, low], [1, mix(low, ink.lilac, 0.4)]) },
    {
      d: bank(361, 60, 31, -150).replace(/V.*/, ''),
      stroke: {
        kind: 'linear',
        from: [0, 0],
        to: [900, 0],
        stops: [
          [0, ink.gold, 0.3],
          [0.4, ink.wheat],
          [1, ink.wheat, 0],
        ],
      },
      width: 4,
      daily: true,
    },
    { d: bank(290, 80, 37, -90), fill: low, opacity: 0.8 },
    { d: bank(225, 90, 43, -60), fill: ink.navy, opacity: 0.55 },
    { d: bank(130, 70, 47), fill: ink.navy, opacity: 0.7 },
    { d: towers(), fill: down(430, LINE, [0, mix(gloom, ink.lilac, 0.2)], [1, mix(gloom, ink.lilac, 0.7)]) },
    {
      d: 'M0 540q40-50 90-30 60-30 100 16 60-26 110 8 70-20 120 10 80-24 130 0 60-16 110 10h620q60-70 90-20 20-110 90-90 60-30 140 30V600H0z',
      fill: mix(gloom, ink.lilac, 0.08),
      opacity: 0.9,
    },
  ]
}
