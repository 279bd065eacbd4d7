/** What the window shows: roofs under snow, lit windows, a spruce, and the snow that falls. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { down, glow, type Point, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'

const PANE = rect(350, 70, 810, 480)
const snow = mix(ink.glacier, ink.lilac, 0.4)
const snowShade = mix(ink.blue, ink.lilac, 0.35)
const wall = mix(ink.blue, ink.navy, 0.55)

function flakes(count: number, seed: number, size: number): Shape {
  const draw = random(seed)
  const points = Array.from({ length: count }, (): Point => [350 + 810 * draw(), 80 + 460 * draw()])
  return {
    d: points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''),
    stroke: mix(ink.paper, ink.pale, 0.5),
    width: size,
    round: true,
  }
}

export function outside(): Node {
  return {
    outside: true,
    clip: PANE,
    nodes: [
      {
        d: PANE,
        fill: down(
          70,
          520,
          [0, ink.navy],
          [0.45, mix(ink.blue, ink.navy, 0.35)],
          [0.8, mix(ink.blue, ink.lilac, 0.35)],
          [1, mix(ink.lilac, ink.blue, 0.3)],
        ),
      },
      // Far roofs, some of their windows lit.
      {
        d: 'M330 400l56-60 54 60v-30h34l52-62 62 62h30v30l60-70 70 70h34v-40h40l62-74 70 74h32l60-66 76 66h34l64-56 70 66v260H330z',
        fill: mix(ink.blue, ink.lilac, 0.22),
      },
      {
        d: 'M324 404l62-70 60 70h-12l-48-52-50 52zM468 374l58-74 70 74h-12l-58-58-46 58zM612 404l66-78 78 78h-12l-66-62-54 62zM788 364l66-80 78 80h-12l-66-62-54 62zM948 364l64-74 82 74h-14l-68-54-52 54z',
        fill: mix(snow, ink.paper, 0.2),
      },
      {
        d: 'M512 350h20v24h-20zM566 384h18v22h-18zM844 330h20v24h-20zM908 376h20v24h-20zM958 380h18v22h-18zM1120 376h20v24h-20z',
        fill: ink.lamp,
      },
      // A spruce under snow.
      {
        transform: 'translate(-42 36) scale(.98 .95)',
        nodes: [
          {
            d: 'M456 560V180l-22 70 10-4-26 66 12-6-32 78 16-8-40 92 20-6-34 98h192l-34-98 20 6-40-92 16 8-32-78 12 6-26-66 10 4z',
            fill: mix(ink.spruce, ink.navy, 0.4),
          },
          {
            d: 'M456 180l-22 70 14-14 10 10 16-2zM418 312l26-66 12 30 24-8 14 38-24-10-16 14-18-10zM398 390l20-78 0 40 34-14 18 20 24-14 24 50-34-16-24 18-28-18z',
            fill: snow,
            opacity: 0.8,
          },
          { d: 'M360 480l30-92 10 48 40-12 16 22 34-16 44 60-50-20-30 22-40-24z', fill: snow, opacity: 0.6 },
        ],
      },
      // The nearer house: walls, roof with snow, chimney and lit windows.
      { d: 'M610 560V436l130-92 130 92v124zM870 560V452h330v108z', fill: wall },
      { d: 'M846 452l60-88h320v88z', fill: snowShade },
      { d: 'M838 456l64-98h330v22H914l-46 76zM1030 358v-50h44v50z', fill: snow },
      { d: 'M1034 316h36v44h-36z', fill: mix(ink.brick, ink.navy, 0.55) },
      { d: 'M1026 318q0-14 26-14t26 14z', fill: snow },
      { d: 'M740 318L588 436l6 22 146-104 146 104 6-22z', fill: snow },
      { d: 'M594 458l146-104 146 104-6 4-140-96-140 96z', fill: snowShade },
      { d: 'M712 420h56v58h-56zM912 480h54v56h-54zM1060 480h70v56h-70z', fill: ink.lamp },
      { d: 'M740 420v58M712 446h56M939 480v56M1095 480v56M640 500h60v60', stroke: wall, width: 5 },
      {
        d: rect(600, 380, 600, 180),
        fill: glow([860, 520], 340, 0.4, [0, ink.gold, 0.32], [1, ink.gold, 0]),
      },
      {
        d: 'M350 560v-28q90-14 190 0 80-16 200-4 120-12 220 0 120-10 220 2v30z',
        fill: mix(snow, snowShade, 0.4),
      },
      flakes(52, 3, 4),
      flakes(34, 8, 7),
    ],
  }
}
