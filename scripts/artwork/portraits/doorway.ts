/** Somebody at a front door, by day and at night, when the hall and the lamp beside the door are lit. */
import { ink, kept, mix, oklch } from '../palette.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { edged, hairs, hand, mirrored, skins } from './figure.ts'
import { indoors } from './frame.ts'
import { sleeve } from './sleeve.ts'
import { towardsUs } from './three-quarter.ts'

const evening = oklch(23, 0.055, 250)

/** At a front door, which she holds open for whoever comes. */
export function doorway(): string {
  const wall = mix(ink.cloud, ink.nearRange, 0.35)
  const tones = {
    skin: skins.fair,
    hair: hairs.brown,
    coat: ink.navy,
    rim: ink.wheat,
    from: [-5, 4],
  } as const
  return indoors(wall, [
    {
      d: 'M0 62h400M0 124h400M0 186h400M0 248h400M0 310h400M0 372h400M0 434h400',
      stroke: ink.navy,
      width: 3,
      opacity: 0.4,
    },
    // Night on the wall, and the lamp beside the door.
    {
      d: rect(0, 0, 400, 500),
      fill: down(0, 500, [0, evening, 0.92], [1, evening, 0.7]),
      nightly: true,
    },
    {
      d: rect(0, 0, 400, 500),
      fill: glow([32, 176], 190, 1, [0, ink.lamp, 0.85], [0.4, ink.gold, 0.3], [1, ink.gold, 0]),
      nightly: true,
    },
    { d: 'M32 140v-14M20 152l4-12h16l4 12v44H20z', stroke: ink.deep, width: 5, fill: ink.deep },
    { d: rect(24, 154, 16, 38), fill: mix(ink.glacier, ink.wheat, 0.4) },
    { d: rect(24, 154, 16, 38), fill: kept(ink.lamp), nightly: true },
    { d: rect(66, 34, 262, 480), fill: mix(ink.wheat, ink.belly, 0.35) },
    { d: rect(66, 34, 262, 480), fill: evening, opacity: 0.5, nightly: true },
    {
      d: rect(84, 52, 226, 460),
      fill: down(
        52,
        500,
        [0, mix(ink.wheat, ink.paper, 0.5)],
        [0.6, ink.lamp],
        [1, mix(ink.gold, ink.amber, 0.4)],
      ),
    },
    // At night the hall is lit by its lamp alone.
    {
      d: rect(84, 52, 226, 460),
      fill: glow(
        [196, 116],
        330,
        1.1,
        [0, ink.lamp, 0],
        [0.3, ink.amber, 0.34],
        [1, mix(ink.amber, ink.soil, 0.75), 0.86],
      ),
      nightly: true,
    },
    { d: rect(112, 136, 58, 74), fill: mix(ink.glacier, ink.wheat, 0.3), stroke: ink.oak, width: 6 },
    { d: 'M112 196l20-26 14 12 12-16 12 18v26h-58z', fill: mix(ink.nearRange, ink.wheat, 0.2) },
    { d: 'M196 52v36', stroke: ink.soil, width: 4 },
    { d: 'M170 88h52l14 28h-80z', fill: ink.paper },
    { d: 'M310 52l62 34v430h-62z', fill: mix(ink.oak, ink.brick, 0.35) },
    {
      d: 'M326 96l32 18v130l-32-10zM326 266l32 10v150l-32 8z',
      fill: mix(ink.oak, ink.soil, 0.5),
      opacity: 0.6,
    },
    { d: 'M310 52l62 34v430h-62z', fill: evening, opacity: 0.5, nightly: true },
    { d: ellipse(320, 262, 7), fill: ink.lamp },
    mirrored(
      [
        ...towardsUs(
          tones,
          [
            { d: 'M-30 82C-22 112 18 114 25 88L40 108L2 214L-46 106z', fill: mix(ink.wheat, ink.paper, 0.6) },
            {
              d: 'M-32 78L-66 110L-60 146L-42 150L0 226L-2 330H4L8 226L50 150L66 142L62 114L27 84L40 108L4 206L-46 104z',
              fill: mix(ink.navy, ink.belly, 0.32),
            },
          ],
          { d: ellipse(-34, -62, 24), fill: tones.hair },
          ...edged(
            'M-36 10C-60-14-52-78 8-76C44-74 60-44 48-12C46-30 36-42 22-46C-4-44-28-34-34-10C-36-4-36 4-36 10z',
            tones.hair,
            tones,
          ),
          { d: 'M-52-44C-44-40-32-44-24-56', stroke: ink.brick, width: 6, round: true },
          { d: ellipse(-42, 30, 4), fill: ink.gold },
        ),
        ...sleeve([-98, 160, -146, 214, -112, 116], mix(ink.navy, ink.belly, 0.15), tones, 48),
        hand(-110, 94, -84, tones.skin),
      ],
      190,
      204,
      1.14,
    ),
  ])
}
