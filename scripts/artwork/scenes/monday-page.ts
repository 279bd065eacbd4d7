import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { ear, glasses, hairs, hand, inProfile, skins } from '../portraits/figure.ts'
import { hairAside } from '../portraits/hair.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { dashes, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'

const TABLE = 706
const [LEFT, TOP, WIDE, HIGH] = [640, 84, 620, 470] as const
const tones = {
  skin: skins.tan,
  profile: 'soft',
  hair: hairs.silver,
  coat: mix(ink.brick, ink.oak, 0.3),
  rim: mix(ink.gold, ink.wheat, 0.5),
  from: [5, 3],
} as const

/** Downtown at sunrise, seen from the hill in the east. */
function outside(): Node {
  const { shapes, windows } = skyline({
    x: 680,
    ground: 480,
    scale: 0.66,
    haze: mix(ink.blue, ink.lilac, 0.35),
    rim: ink.wheat,
    lit: 0.06,
    digits: 0,
  })
  const pane = rect(LEFT, TOP, WIDE, HIGH)
  return {
    clip: pane,
    outside: true,
    nodes: [
      {
        d: pane,
        fill: down(
          TOP,
          480,
          [0, mix(ink.blue, ink.glacier, 0.4)],
          [0.5, mix(ink.lilac, ink.blush, 0.5)],
          [1, mix(ink.wheat, ink.gold, 0.3)],
        ),
      },
      { d: pane, fill: glow([1090, 470], 420, 0.7, [0, ink.wheat], [0.4, ink.gold, 0.6], [1, ink.gold, 0]) },
      {
        d: 'M720 140h0M860 190h0M1010 130h0M1170 210h0M1220 140h0',
        stroke: ink.wheat,
        width: 6,
        round: true,
        nightly: true,
      },
      ...shapes.filter(({ stroke }) => !stroke),
      { d: dashes(windows, 3), stroke: ink.lamp, width: 3 },
      {
        d: 'M640 500q60-40 130-14 80-34 170 4 90-34 170 0 80-30 150 6v70H640z',
        fill: mix(ink.hill, ink.nearRange, 0.35),
      },
    ],
  }
}

/** The tablet on its stand, and the page: a house, the visits of the week, and what was said. */
const tablet: Shape[] = [
  { d: 'M818 700L872 470q4-14 18-14h270q14 0 12 14l-34 230z', fill: ink.deep },
  { d: 'M838 690L886 478h270l-30 212z', fill: mix(ink.paper, ink.wheat, 0.2) },
  { d: 'M880 506h110l-14 76H862z', fill: mix(ink.blue, ink.glacier, 0.45) },
  { d: 'M888 576v-30l34-24 30 24v30z', fill: ink.gold },
  { d: 'M1016 512h110M1012 538h80M1008 564h100', stroke: mix(ink.belly, ink.pale, 0.3), width: 9 },
  {
    d: 'M866 670l6-36h26l-6 36zM914 670l8-50h26l-8 50zM962 670l6-34h26l-6 34z',
    fill: mix(ink.midRange, ink.glacier, 0.2),
  },
  { d: 'M1010 670l10-62h26l-10 62zM1060 670l12-70h26l-12 70z', fill: ink.gold },
]

/** A seller at breakfast, on the morning when the week's report is in the post. */
export function mondayPage(): string {
  const frame = mix(ink.wheat, ink.paper, 0.3)
  return svg(width, height, [
    room(mix(ink.cloud, ink.blue, 0.45), mix(ink.navy, ink.blue, 0.4)),
    outside(),
    { d: `${rect(LEFT, TOP, WIDE, HIGH)}M${LEFT + WIDE / 2} ${TOP}v${HIGH}`, stroke: frame, width: 16 },
    { d: rect(LEFT - 28, TOP + HIGH, WIDE + 56, 20), fill: mix(frame, ink.oak, 0.2) },
    { d: ellipse(1000, 440, 640), fill: glow([1000, 440], 640, 0.8, [0, ink.gold, 0.34], [1, ink.gold, 0]) },
    // A plant on the sill.
    {
      d: 'M1176 520q-50-30-54-86 50 20 54 86zM1182 520q-10-70 20-110 26 50-20 110zM1188 520q10-46 54-58-4 48-54 58z',
      fill: mix(ink.hill, ink.nearRange, 0.5),
    },
    { d: 'M1148 516h70l-10 42h-50z', fill: mix(ink.brick, ink.oak, 0.3) },
    {
      d: rect(0, TABLE, width, height - TABLE),
      fill: down(TABLE, height, [0, mix(ink.oak, ink.wheat, 0.3)], [1, mix(ink.oak, ink.soil, 0.5)]),
    },
    { d: `M0 ${TABLE}H1600`, stroke: mix(ink.oak, ink.wheat, 0.65), width: 5 },
    ...contacts([990, 712, 190, 20], [1288, 770, 90, 14]),
    ...tablet,
    // Coffee and a plate of toast.
    {
      d: 'M1244 660h90v88q0 18-18 18h-54q-18 0-18-18zM1334 680q38-2 38 26t-42 32v-14q24-4 24-18t-20-12z',
      fill: mix(ink.glacier, ink.blue, 0.3),
    },
    { d: ellipse(1289, 660, 45, 10), fill: ink.soil },
    {
      d: 'M1272 636q-12-20 2-40t0-38M1306 636q-12-20 2-40t0-24',
      stroke: ink.paper,
      width: 5,
      round: true,
      opacity: 0.5,
    },
    { d: ellipse(930, 812, 130, 26), fill: mix(ink.paper, ink.wheat, 0.3) },
    { d: 'M858 800q0-34 34-34h60q36 0 36 34l-6 14H864z', fill: mix(ink.amber, ink.oak, 0.35) },
    { d: 'M870 800q2-24 26-24h52q26 0 28 24z', fill: mix(ink.wheat, ink.gold, 0.35) },
    placed(inProfile(tones, ...hairAside('tied', tones), ear(tones.skin), glasses(ink.deep)), 470, 410, 1.7),
    ...sleeve(
      [416, 676, 520, 806, 700, 742],
      mix(tones.coat, ink.soil, 0.1),
      { rim: tones.rim, from: [4, 4] },
      92,
    ),
    placed([hand(0, 0, -14, tones.skin)], 748, 728, 1.9),
  ])
}
