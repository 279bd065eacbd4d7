import { random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { castShade, tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { tudor } from './houses/tudor.ts'
import { lampLit } from './lamp-lit.ts'
import { setting } from './setting.ts'
import { thrown } from './shadow.ts'
import { standing } from './standing.ts'

const GROUND = 716

function leaves(): string {
  const draw = random(12)
  return Array.from({ length: 64 }, () => {
    const x = Math.round(width * draw())
    return `M${x} ${Math.round(740 + 150 * draw())}l9-4`
  }).join('')
}

/** A house of the twenties among elms in their autumn leaf, and a couple on its walk. */
export function tudorElms(): string {
  const lawn = mix(oklch(46, 0.07, 132), ink.oak, 0.15)
  const leaf = mix(ink.amber, ink.oak, 0.3)
  const bark = mix(ink.soil, ink.navy, 0.45)
  const stone = mix(ink.wheat, ink.belly, 0.35)
  return svg(width, height, [
    ...setting({
      seed: 61,
      apex: [820, 60],
      haze: ink.wheat,
      hill: [mix(ink.nearRange, ink.gold, 0.25), ink.hill],
      soil: [lawn, mix(lawn, ink.hill, 0.6)],
      ground: GROUND,
    }),
    ...elm(1350, 724, 560, leaf, bark, ink.wheat),
    {
      d: `M420 ${GROUND}q20-50 70-44 40-30 90 0 40-14 60 44zM960 ${GROUND}q10-46 60-44 40-26 80 4 50-14 66 40z`,
      fill: mix(ink.hill, lawn, 0.4),
    },
    placed(
      tudor({
        ...coats.evening,
        wall: mix(ink.wheat, ink.belly, 0.12),
        shade: mix(ink.soil, ink.navy, 0.5),
        roof: mix(ink.navy, ink.soil, 0.35),
        trim: mix(ink.paper, ink.wheat, 0.5),
        stone,
      }),
      790,
      GROUND,
      1.12,
    ),
    thrown(454, 1126, GROUND, 50, -110),
    {
      d: `M758 ${GROUND + 12}h130q30 60 170 184H620q120-110 138-184z`,
      fill: down(GROUND, height, [0, stone], [1, mix(stone, ink.navy, 0.35)]),
    },
    {
      d: rect(420, GROUND, 800, 184),
      fill: glow([822, GROUND + 20], 380, 0.24, [0, ink.lamp, 0.5], [1, ink.gold, 0]),
    },
    castShade(250, 742, 260, 0.5),
    ...elm(250, 742, 620, mix(leaf, ink.brick, 0.22), bark, ink.wheat),
    {
      d: tufts({ seed: 6, from: 20, to: 1580, far: 740, near: 880, count: 26, bare: [620, 1060] }),
      stroke: mix(lawn, ink.wheat, 0.4),
      width: 2.5,
      round: true,
    },
    // Leaves on the ground.
    { d: leaves(), stroke: mix(leaf, ink.gold, 0.4), width: 6, round: true },
    { d: ellipse(836, 850, 90, 9), fill: ink.night, opacity: 0.4 },
    placed(
      lampLit(
        standing(
          {
            skin: skins.fair,
            hair: hairs.copper,
            coat: mix(ink.brick, ink.soil, 0.1),
            trousers: mix(ink.navy, ink.blue, 0.3),
          },
          { hair: 'long' },
        ),
      ),
      806,
      846,
      1.22,
    ),
    placed(
      lampLit(
        standing({
          skin: skins.tan,
          hair: hairs.black,
          coat: mix(ink.blue, ink.navy, 0.3),
          trousers: mix(ink.soil, ink.navy, 0.4),
        }),
      ),
      866,
      848,
      1.3,
    ),
  ])
}
