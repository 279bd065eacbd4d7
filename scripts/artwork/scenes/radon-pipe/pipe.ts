/** The pipe from the slab with its fan, up past the eave, and the tools. */
import { ink, mix } from '../../palette.ts'
import { ellipse, glow, rect, type Shape } from '../../shape.ts'
import { level, PIPE as X } from './tones.ts'

const white = mix(ink.paper, ink.pale, 0.25)
const round = (half: number) =>
  level(
    X - half,
    X + half,
    [0, mix(ink.midRange, ink.navy, 0.15)],
    [0.3, mix(ink.pale, ink.midRange, 0.25)],
    [0.7, white],
    [0.86, mix(ink.wheat, ink.paper, 0.5)],
    [1, mix(ink.pale, ink.wheat, 0.3)],
  )
const rubber = (half: number) =>
  level(
    X - half,
    X + half,
    [0, ink.deep],
    [0.7, mix(ink.navy, ink.belly, 0.4)],
    [0.9, mix(ink.belly, ink.glacier, 0.5)],
    [1, ink.navy],
  )

const FAN = `M${X - 24} 436L${X - 54} 458V560L${X - 24} 586H${X + 24}L${X + 54} 560V458L${X + 24} 436z`

export function pipe(): Shape[] {
  return [
    // Its shadow on the wall.
    {
      d: `M${X - 92} 320h44V470l-28 20v96l28 22v72h-44v-62l-28-22v-120l28-20z`,
      fill: ink.navy,
      opacity: 0.32,
    },
    // Where it leaves the foundation.
    { d: ellipse(X, 700, 40, 38), fill: mix(ink.belly, ink.navy, 0.4) },
    { d: `M${X - 24} 606V690q0 22 24 22t24-22V606z`, fill: round(24) },
    { d: rect(X - 22, 80, 44, 370), fill: round(22) },
    { d: rect(X - 27, 214, 54, 30) + rect(X - 27, 300, 54, 30), fill: round(27) },
    { d: ellipse(X, 80, 22, 7), fill: ink.navy },
    { d: ellipse(X, 80, 22, 7), stroke: white, width: 4 },
    // Straps.
    { d: `M${X - 42} 380h84M${X - 42} 640h84`, stroke: mix(ink.midRange, ink.navy, 0.4), width: 10 },
    { d: FAN, fill: round(54) },
    {
      d: `M${X - 54} 492H${X + 54}M${X - 54} 526H${X + 54}`,
      stroke: mix(ink.midRange, ink.navy, 0.3),
      width: 3,
      opacity: 0.6,
    },
    { d: rect(X - 26, 499, 46, 21), fill: mix(ink.gold, ink.amber, 0.3) },
    { d: rect(X - 31, 412, 62, 30) + rect(X - 31, 582, 62, 32), fill: rubber(31) },
    { d: `M${X - 31} 420h62M${X - 31} 606h62`, stroke: ink.pale, width: 4 },
    // Its switch, and the cable to it.
    { d: `M${X + 54} 476Q${X + 92} 476 ${X + 92} 446`, stroke: ink.navy, width: 5 },
    { d: rect(X + 68, 380, 46, 66), fill: mix(ink.pale, ink.midRange, 0.5) },
    { d: `M${X + 68} 446V380h46`, stroke: ink.paper, width: 3 },
    { d: rect(X + 84, 398, 14, 26), fill: ink.brick },
  ]
}

/** What it blows out, in the cold. */
export const breath: Shape[] = [
  [X + 6, 46, 46],
  [X + 30, 4, 70],
].map(([x = 0, y = 0, reach = 0]) => ({
  d: ellipse(x, y, reach),
  fill: glow([x, y], reach, 1, [0, ink.paper, 0.7], [1, ink.paper, 0]),
}))

/** A bag of tools, open, in the snow. */
export function bag(): Shape[] {
  const cloth = mix(ink.brick, ink.oak, 0.25)
  return [
    { d: 'M1086 822Q1180 806 1250 824 1180 842 1060 834z', fill: mix(ink.blue, ink.navy, 0.3), opacity: 0.4 },
    { d: 'M1118 756l-14-58 12-4 16 60zM1176 756l4-70h12l0 70z', fill: mix(ink.gold, ink.amber, 0.3) },
    { d: 'M1148 760V676M1208 760l16-60', stroke: mix(ink.pale, ink.midRange, 0.4), width: 9, round: true },
    { d: 'M1142 704h12v-26q-6-10-12 0z', fill: ink.navy },
    { d: 'M1098 750Q1096 680 1166 680T1238 750', stroke: ink.navy, width: 8 },
    {
      d: 'M1090 750H1244L1252 822Q1252 832 1240 832H1096Q1084 832 1084 822z',
      fill: level(1084, 1252, [0, mix(cloth, ink.navy, 0.5)], [0.6, cloth], [1, mix(cloth, ink.wheat, 0.35)]),
    },
    { d: 'M1090 750H1244L1246 768H1088z', fill: mix(cloth, ink.navy, 0.55) },
    { d: 'M1110 782h44v36h-44zM1176 782h48v36h-48z', stroke: mix(cloth, ink.navy, 0.5), width: 4 },
    { d: 'M1244 752l7 68', stroke: ink.wheat, width: 4, round: true },
    {
      d: 'M1076 836Q1100 820 1130 830T1200 828 1262 836L1250 846H1084z',
      fill: mix(ink.pale, ink.paper, 0.72),
    },
  ]
}
