import { ink, mix } from '../palette.ts'
import { curve, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'

/** One house on every screen: a television, a laptop, a tablet, a phone. */
export function broadcast(): string {
  const picture: Node[] = [
    {
      d: rect(0, 0, 320, 200),
      fill: down(
        20,
        160,
        [0, mix(ink.glacier, ink.blue, 0.3)],
        [0.5, ink.pale],
        [0.8, ink.wheat],
        [1, ink.gold],
      ),
    },
    {
      d: `${curve([
        [-10, 84],
        [90, 32],
        [190, 22],
        [330, 70],
      ])}V-10H-10z`,
      fill: down(0, 90, [0, ink.navy], [1, ink.belly]),
    },
    {
      d: curve([
        [-10, 84],
        [90, 32],
        [190, 22],
        [330, 70],
      ]),
      stroke: ink.wheat,
      width: 2.5,
    },
    { d: 'M-4 160l60-34 44 22 70-38 66 34 88-30v60H-4z', fill: mix(ink.midRange, ink.blue, 0.3) },
    { d: rect(0, 158, 320, 42), fill: ink.hill },
    {
      transform: 'translate(160 170)',
      nodes: cottage(104, 60, { ...coats.evening, wall: mix(ink.nearRange, ink.glacier, 0.35) }),
    },
    { d: 'M60 172l16-52 16 52zM238 172l14-44 14 44z', fill: ink.spruce },
    { d: ellipse(160, 112, 21), fill: ink.navy, opacity: 0.88 },
    { d: 'M153 101v22l19-11z', fill: ink.paper },
  ]
  const frame = (x: number, y: number, w: number, h: number, r: number, edge: number): Shape => ({
    d: `M${x - edge + r} ${y - edge}h${w + 2 * edge - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h + 2 * edge - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w + 2 * edge - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h + 2 * edge - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`,
    fill: ink.deep,
    stroke: ink.belly,
    width: 4,
  })
  const screen = (x: number, y: number, scale: number): Node => ({
    use: 'picture',
    transform: `translate(${x} ${y}) scale(${scale})`,
  })
  const waves = [110, 180, 250].map(
    (r) =>
      `M${Math.round(800 - r * 0.8)} ${Math.round(230 - r * 0.36)}A${r} ${r} 0 0 1 ${Math.round(800 + r * 0.8)} ${Math.round(230 - r * 0.36)}`,
  )
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: down(0, height, [0, ink.deep], [0.7, ink.cloud], [1, ink.navy]) },
    {
      d: rect(0, 0, width, height),
      fill: glow([800, 480], 820, 0.62, [0, ink.gold, 0.42], [0.5, ink.blue, 0.22], [1, ink.deep, 0]),
    },
    { d: waves.join(''), stroke: ink.lamp, width: 5, round: true, opacity: 0.5 },
    {
      d: rect(0, 736, width, 164),
      fill: down(736, height, [0, mix(ink.belly, ink.navy, 0.4)], [1, ink.deep]),
    },
    { d: 'M0 736h1600', stroke: ink.lamp, width: 3, opacity: 0.6 },
    { d: 'M700 660h200l20 76H680z', fill: ink.night },
    frame(480, 240, 640, 400, 14, 18),
    {
      transform: 'translate(480 240) scale(2)',
      clip: rect(0, 0, 320, 200),
      nodes: [{ name: 'picture', nodes: picture }],
    },
    frame(110, 520, 384, 240, 14, 16),
    { clip: rect(110, 520, 384, 240), nodes: [screen(110, 520, 1.2)] },
    { d: 'M60 782h484l34 36H26z', fill: mix(ink.belly, ink.pale, 0.15) },
    frame(1070, 560, 256, 200, 16, 18),
    { clip: rect(1070, 560, 256, 200), nodes: [screen(1030, 550, 1.06)] },
    frame(1378, 540, 132, 258, 26, 14),
    { clip: rect(1378, 540, 132, 258), nodes: [screen(1238, 540, 1.29)] },
    { d: 'M1426 786h36', stroke: ink.belly, width: 5, round: true },
  ])
}
