/** Four of the team at their table, in the light of the lamp above it: as in their portraits. */
import { ink, mix } from '../../palette.ts'
import { aside, ear, edged, glasses, hairs, inProfile, mirrored, skins } from '../../portraits/figure.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { towardsUs } from '../../portraits/three-quarter.ts'
import { ellipse } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { flatHand } from '../model-house.ts'

const lit = { rim: ink.lamp, from: [4, 4] } as const

const specialist = {
  ...lit,
  skin: skins.fair,
  profile: 'snub',
  hair: hairs.brown,
  coat: mix(ink.navy, ink.blue, 0.25),
} as const
const analyst = {
  ...lit,
  skin: skins.fair,
  profile: 'hooked',
  hair: hairs.copper,
  coat: mix(ink.glacier, ink.belly, 0.35),
} as const
const coordinator = {
  ...lit,
  skin: skins.tan,
  hair: hairs.black,
  coat: mix(ink.wheat, ink.belly, 0.25),
} as const
const lead = {
  ...lit,
  skin: skins.brown,
  profile: 'full',
  hair: hairs.black,
  coat: mix(ink.gold, ink.oak, 0.2),
} as const

const BEARD = 'M-14 20C-4 30 4 26 14 28C28 24 40 26 50 32C54 56 38 76 16 72C0 68-12 48-14 20z'
const CURLS =
  'M-30 56C-50 60-66 44-62 26C-78 14-76-10-62-20C-68-42-50-62-30-62C-20-82 12-84 24-68C44-70 56-50 48-34C52-24 44-18 36-24C24-30 14-22 12-6C10 10 4 16-4 22C-4 40-14 52-30 56z'
/** Between a blouse and the neck, and its collar over the coat. */
const BLOUSE = 'M-38 84C-20 112 16 114 34 96L48 136L10 168z'

/** The two beyond the house that lies on the table. He hears her out. */
export const beyond: readonly Node[] = [
  {
    transform: 'translate(744 428) rotate(3) scale(.8)',
    nodes: inProfile(
      analyst,
      { d: BEARD, fill: analyst.hair },
      { d: 'M38 38L48 37', stroke: analyst.skin, width: 4, round: true },
      ...edged(aside.short, analyst.hair, analyst),
      ear(analyst.skin),
      glasses(ink.deep),
    ),
  },
  {
    transform: 'translate(912 420) rotate(-4) scale(-.8 .8)',
    nodes: [
      ...towardsUs(
        coordinator,
        [{ d: 'M-34 84C-20 118 22 118 30 90L38 104C22 136-22 132-44 100z', fill: ink.paper }],
        ...edged(
          'M-40 22C-62-20-50-76 8-76C48-74 60-42 48-8C44-30 34-44 16-52C0-38-26-30-34-8C-37 4-38 12-40 22z',
          coordinator.hair,
          coordinator,
        ),
        // The braid, over her shoulder.
        ...edged(
          'M-38 14C-58 40-62 66-58 92C-64 108-56 124-60 142C-66 158-56 172-58 190C-58 206-50 220-46 222C-42 216-34 206-34 190C-30 172-40 158-34 142C-30 122-42 108-36 92C-40 64-36 40-30 30z',
          coordinator.hair,
          coordinator,
        ),
        { d: 'M-57 186h22', stroke: ink.brick, width: 7 },
      ),
    ],
  },
]

/** The two at its sides, who face each other. */
export const beside: readonly Node[] = [
  {
    transform: 'translate(622 462) rotate(4)',
    nodes: inProfile(
      specialist,
      { d: BLOUSE, fill: mix(ink.paper, ink.wheat, 0.4) },
      { d: ellipse(-54, -46, 25), fill: specialist.hair },
      ...edged(aside.swept, specialist.hair, specialist),
      { d: 'M-48-62L-32-34', stroke: ink.brick, width: 8, round: true },
      ear(specialist.skin),
      { d: ellipse(-16, 34, 4.5), fill: ink.gold },
    ),
  },
  mirrored(
    [
      {
        transform: 'rotate(2)',
        nodes: inProfile(lead, ...edged(CURLS, lead.hair, lead), {
          d: 'M-44 84C-30 112 16 118 40 98L26 88C8 100-20 98-38 78z',
          fill: mix(ink.paper, ink.wheat, 0.4),
        }),
      },
    ],
    1046,
    466,
    1,
  ),
]

/** Their arms, on the table: hers shows the house, the lead's rests. */
export const arms: readonly Node[] = [
  ...sleeve([540, 560, 622, 746, 708, 706], mix(specialist.coat, ink.deep, 0.1), specialist, 52),
  { nodes: flatHand(specialist.skin), transform: 'translate(738 682) rotate(-38) scale(.95)' },
  ...sleeve([1120, 566, 1038, 752, 944, 738], mix(lead.coat, ink.oak, 0.2), { ...lead, from: [-4, 4] }, 52),
  { nodes: flatHand(lead.skin), transform: 'translate(912 726) rotate(10) scale(-.95 .95)' },
]
