import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { curve, down, ellipse, glow, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'

/** An abstract street map: river, quadrants, a gold pin, and the lights of the other neighbourhoods. */
export function communityMap(): string {
  const draw = random(403)
  const streets: string[] = []
  for (let i = 0; i < 15; i++) streets.push(`M${-40 + i * 118}-40v980`)
  for (let i = 0; i < 9; i++) streets.push(`M-40 ${30 + i * 108}h1700`)
  const crescents = Array.from({ length: 12 }, () => {
    const [x, y, r] = [Math.round(width * draw()), Math.round(height * draw()), 44 + Math.round(34 * draw())]
    return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0v${r}`
  })
  const bow = curve([
    [-60, 250],
    [180, 300],
    [360, 240],
    [560, 330],
    [800, 380],
    [960, 350],
    [1080, 440],
    [1060, 600],
    [1200, 720],
    [1160, 960],
  ])
  const elbow = curve([
    [380, 960],
    [470, 800],
    [640, 740],
    [700, 600],
    [860, 540],
    [1070, 480],
  ])
  /** The marked neighbourhood stands in the middle, the others are lights: a light may be cut by any crop. */
  const [pinX, pinY, pinSize] = [800, 452, 1.9]
  const lights = [
    [330, 420],
    [560, 620],
    [1240, 300],
    [1330, 590],
    [940, 700],
    [260, 720],
    [1060, 190],
    [480, 150],
    [640, 220],
    [1010, 560],
    [680, 500],
    [1180, 470],
    [1460, 420],
    [140, 200],
    [900, 130],
  ] as const
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: down(0, height, [0, ink.navy], [1, ink.cloud]) },
    { d: `M0 0h620v360H0zM1090 560h510v340h-430z`, fill: ink.hill, opacity: 0.55 },
    {
      d: `${rect(640, 60, 150, 150)}${ellipse(1380, 180, 130, 84)}${rect(120, 540, 190, 130)}${ellipse(760, 830, 150, 70)}`,
      fill: mix(ink.hill, ink.nearRange, 0.55),
      opacity: 0.75,
    },
    {
      transform: 'rotate(-7 800 450)',
      nodes: [{ d: streets.join(''), stroke: ink.glacier, width: 2.5, opacity: 0.22 }],
    },
    { d: crescents.join(''), stroke: ink.glacier, width: 3, opacity: 0.3 },
    {
      d: 'M-40 470C400 420 900 500 1660 420M800-40C770 250 830 560 780 960',
      stroke: mix(ink.wheat, ink.belly, 0.4),
      width: 9,
      opacity: 0.75,
    },
    {
      d: `M120-40C300 240 240 640 420 960M1480-40c-130 320-60 700 40 1000`,
      stroke: mix(ink.wheat, ink.belly, 0.55),
      width: 6,
      opacity: 0.6,
    },
    { d: `${bow}${elbow}`, stroke: ink.navy, width: 50, round: true, opacity: 0.5 },
    { d: bow, stroke: mix(ink.glacier, ink.blue, 0.45), width: 34, round: true },
    { d: elbow, stroke: mix(ink.glacier, ink.blue, 0.55), width: 18, round: true },
    { d: bow, stroke: ink.pale, width: 3, opacity: 0.5 },
    {
      d: ellipse(pinX, pinY, 118, 84),
      fill: glow([pinX, pinY], 118, 0.7, [0, ink.gold, 0.45], [1, ink.gold, 0]),
    },
    {
      d: lights.map(([x, y]) => ellipse(x, y, 22)).join(''),
      fill: ink.gold,
      opacity: 0.16,
    },
    { d: lights.map(([x, y], index) => ellipse(x, y, 6 + (index % 3))).join(''), fill: ink.lamp },
    { d: ellipse(pinX, pinY + 2, 22 * pinSize, 7 * pinSize), fill: ink.deep, opacity: 0.5 },
    placed(
      [
        { d: 'M0 0C-12-26-31-42-31-65a31 31 0 0 1 62 0C31-42 12-26 0 0z', fill: ink.gold },
        { d: 'M-14-54v-14l14-13 14 13v14z', fill: ink.navy },
      ],
      pinX,
      pinY,
      pinSize,
    ),
  ])
}
