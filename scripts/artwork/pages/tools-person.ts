/** Who works something out: at the table from the side, a pencil on the plan, which the other hand holds down. */
import { ink, mix } from '../palette.ts'
import { aside, ear, edged, hairs, shade, skins, warmShade } from '../portraits/figure.ts'
import { penHand } from '../portraits/pen-hand.ts'
import { profiles } from '../portraits/profile.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { flatHand } from '../scenes/model-house.ts'
import { rect, type Shape } from '../shape.ts'
import { type Node, placed } from '../svg.ts'

const knit = mix(ink.brick, ink.oak, 0.2)
const jeans = mix(ink.navy, ink.blue, 0.3)
const skin = skins.tan
const rim = mix(ink.wheat, ink.gold, 0.35)
const edge = { rim, from: [5, 2] } as const
const AROUND = rect(300, 100, 600, 760)
/** Where the soles stand. */
const SOLE = 852

/** In the px of the figure, of which the picture shows 1.55 times as many. */
const seated = (nodes: readonly Node[]): Node => placed(nodes, -246, 111, 1.55)

export function chairAndLegs(): Node {
  const oak = mix(ink.oak, ink.wheat, 0.15)
  const chair: Shape[] = [
    {
      d: `M418 672L398 ${SOLE}M578 672L596 ${SOLE}`,
      stroke: mix(oak, ink.soil, 0.5),
      width: 14,
      round: true,
    },
    { d: 'M424 660Q398 560 392 420', stroke: oak, width: 16, round: true },
    { d: 'M380 432q-6-30 16-32 18 0 20 26l14 104q-2 18-22 16-16-2-18-20z', fill: oak },
    { d: 'M404 664q0-14 14-14h176q14 0 14 14t-14 14H418q-14 0-14-14z', fill: oak },
  ]
  return seated([
    ...chair,
    { d: `M520 650L700 650 712 ${SOLE - 26}`, stroke: mix(jeans, ink.deep, 0.5), width: 46, round: true },
    { d: `M692 ${SOLE - 24}h42q26 8 30 24H692z`, fill: ink.deep },
    { d: `M486 634L668 640 652 ${SOLE - 24}`, stroke: jeans, width: 56, round: true },
    { d: 'M510 610L664 614Q692 618 692 646', stroke: mix(jeans, rim, 0.4), width: 4, round: true },
    { d: `M626 ${SOLE - 22}h54q28 8 32 24H626z`, fill: mix(ink.oak, ink.soil, 0.4) },
  ])
}

export function person(): Node {
  const torso =
    'M492 372C456 384 436 432 434 490L434 652H566C570 600 584 540 578 486 574 430 572 390 548 372 528 364 510 366 492 372z'
  return seated([
    // The far arm, which lies on the plan.
    ...sleeve([556, 420, 652, 524, 740, 552], mix(knit, ink.soil, 0.4), edge, 44),
    { transform: 'translate(770 560) rotate(8) scale(.72)', nodes: flatHand(mix(skin, ink.soil, 0.12)) },
    ...edged(torso, knit, edge, { middle: [506, 500], reach: 92, dark: [1, shade, 0.55], around: AROUND }),
    {
      d: 'M472 430Q456 520 468 610M556 470Q562 540 550 616M440 632H566',
      stroke: shade,
      width: 4,
      round: true,
      opacity: 0.3,
    },
    {
      transform: 'translate(538 296) rotate(11) scale(.9)',
      nodes: [
        ...edged(profiles.snub, skin, edge),
        {
          d: 'M31 60C12 60-2 50-12 26L-36 34C-34 60-34 80-40 100H25C16 84 15 70 16 59z',
          fill: ink.brick,
          opacity: 0.22,
        },
        {
          d: 'M27 0C31 4 37 4 40 1M24-13C29-18 36-18 41-15',
          stroke: shade,
          width: 2.6,
          round: true,
        },
        {
          d: 'M34 33C37 37 42 37 46 35M42 13C39 15 39 19 42 20',
          stroke: warmShade,
          width: 2,
          opacity: 0.6,
          round: true,
        },
        // Pinned up.
        ...edged('M-40-36C-64-62-96-40-86-12C-78 12-48 6-42-12z', hairs.brown, edge),
        ...edged(aside.swept, hairs.brown, edge),
        ear(skin),
        { d: 'M-60-46L-34-20', stroke: ink.gold, width: 5, round: true },
        {
          d: 'M-34-42Q-14-62 26-58M-40-14Q-30-46 10-50M-70-34Q-80-26-78-12',
          stroke: mix(hairs.brown, rim, 0.4),
          width: 3.5,
          round: true,
        },
        { d: 'M-44 84C-20 104 18 104 36 84L42 112C14 128-28 128-54 110z', fill: mix(knit, rim, 0.25) },
      ],
    },
    // The near arm, with the pencil.
    ...sleeve([492, 424, 566, 556, 684, 556], knit, { ...edge, coat: knit }, 54),
    { transform: 'translate(684 556) rotate(2)', nodes: penHand(skin) },
  ])
}
