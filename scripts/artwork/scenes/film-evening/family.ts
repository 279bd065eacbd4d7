/** Those on the sofa, its back, and the cat. The light is the screen's, before and above them. */
import { ink, mix } from '../../palette.ts'
import { fromBehind, hairs, mirrored, skins, turnedAside } from '../../portraits/figure.ts'
import { hairAside, hairBehind } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { down, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { flatHand } from '../model-house.ts'

const rim = mix(ink.gold, ink.wheat, 0.5)
const her = {
  skin: skins.fair,
  profile: 'soft',
  hair: hairs.copper,
  coat: mix(ink.gold, ink.oak, 0.5),
  rim,
  from: [4, 5],
} as const
const him = {
  skin: skins.tan,
  profile: 'hooked',
  hair: hairs.black,
  coat: mix(ink.brick, ink.soil, 0.15),
  rim,
  from: [-4, 5],
} as const
const child = {
  skin: skins.fair,
  hair: hairs.blond,
  coat: mix(ink.glacier, ink.blue, 0.25),
  rim,
  from: [2, 5],
} as const

const sofa = mix(ink.nearRange, ink.blue, 0.4)

const back: Shape[] = [
  {
    d: 'M236 900V700Q236 628 300 626 340 626 352 660 560 628 800 628T1248 660Q1260 626 1300 626 1364 628 1364 700V900z',
    fill: down(626, 900, [0, mix(sofa, ink.glacier, 0.16)], [0.35, sofa], [1, mix(sofa, ink.deep, 0.6)]),
  },
  {
    d: 'M352 660Q560 628 800 628T1248 660M240 690Q240 630 300 630M1300 630Q1360 630 1360 690',
    stroke: mix(sofa, rim, 0.55),
    width: 6,
    round: true,
  },
  {
    d: 'M392 648Q470 636 560 632L566 806 548 802 532 810 514 804 496 812 478 806 460 814 442 808 424 816 402 812z',
    fill: down(632, 812, [0, mix(ink.wheat, ink.oak, 0.15)], [1, mix(ink.wheat, ink.soil, 0.45)]),
  },
  {
    d: 'M394 690Q480 678 562 674M398 732Q480 722 564 718M400 774Q480 766 566 762',
    stroke: mix(ink.brick, ink.oak, 0.3),
    width: 12,
  },
  {
    d: 'M352 662Q362 780 350 900M1248 662Q1238 780 1250 900M800 632V900',
    stroke: ink.deep,
    width: 6,
    opacity: 0.45,
  },
]

/** On the sofa's back, its tail over it. */
const cat = (): Shape[] => {
  const fur = mix(ink.soil, ink.deep, 0.25)
  return [
    {
      d: 'M-50 0C-62-44-46-88-24-112-34-126-34-146-30-170L-14-156Q0-162 14-156L30-170C34-146 34-126 24-112 50-88 62-44 50 0 20 10-20 10-50 0z',
      fill: fur,
    },
    {
      d: 'M-30-170L-34-140-24-112Q-52-84-52-40M-30-168l16 12Q0-162 14-156l14-12',
      stroke: mix(rim, ink.amber, 0.2),
      width: 4,
      round: true,
    },
    { d: 'M36-4Q84 12 80 60 76 96 100 112', stroke: fur, width: 17, round: true },
    { d: 'M44-6Q80 10 78 52', stroke: mix(fur, rim, 0.4), width: 4, round: true },
  ]
}

export function family(): Node[] {
  return [
    // The child watches, and the two look at each other.
    placed(fromBehind(child, ...hairBehind('short', child)), 800, 556, 1),
    mirrored(turnedAside({ ...her, from: [-4, 5] }, ...hairAside('bob', her)), 546, 476, 1.3),
    placed(turnedAside(him, ...hairAside('short', { ...him, from: [4, 5] })), 1010, 468, 1.34),
    ...back,
    // His arm along the back.
    ...sleeve([944, 640, 862, 664, 782, 652], mix(him.coat, ink.soil, 0.12), { rim, from: him.from }, 70),
    { nodes: flatHand(him.skin), transform: 'translate(744 644) rotate(8) scale(-1.3 1.3)' },
    placed(cat(), 1176, 652, 1.12),
  ]
}
