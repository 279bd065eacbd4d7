import { ink, mix } from '../palette.ts'
import { beard, ear, glasses, hairs, hand, inProfile, mirrored, skins } from '../portraits/figure.ts'
import { hairAside } from '../portraits/hair.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { ellipse } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { kitchen, table } from './cash-table/table.ts'
import { height, width } from './frame.ts'

/** The two who save, each at an end of the table. */
function savers(): { behind: Node[]; hands: Node[] } {
  const her = {
    skin: skins.brown,
    profile: 'full',
    hair: hairs.black,
    coat: mix(ink.gold, ink.oak, 0.2),
    rim: ink.wheat,
    from: [5, 4],
  } as const
  const him = {
    skin: skins.fair,
    profile: 'hooked',
    hair: hairs.copper,
    coat: mix(ink.blue, ink.navy, 0.2),
    rim: ink.wheat,
    from: [5, 4],
  } as const
  return {
    behind: [
      placed(
        inProfile(
          her,
          { d: ellipse(-60, -44, 26), fill: her.hair },
          ...hairAside('swept', her),
          ear(her.skin),
          { d: ellipse(-17, 34, 5), fill: ink.gold },
        ),
        350,
        420,
        1.5,
      ),
      mirrored(
        inProfile(
          him,
          ...beard(him.skin, him.hair),
          ...hairAside('short', him),
          ear(him.skin),
          glasses(ink.deep),
        ),
        1256,
        410,
        1.54,
      ),
    ],
    hands: [
      ...sleeve([250, 590, 274, 744, 388, 782], mix(her.coat, ink.soil, 0.15), her, 74),
      placed([hand(0, 0, 4, her.skin)], 422, 784, 1.5),
      mirrored(
        [
          ...sleeve([244, 586, 266, 740, 376, 778], mix(him.coat, ink.soil, 0.2), him, 74),
          placed([hand(0, 0, 0, him.skin)], 410, 780, 1.5),
        ],
        1600,
        0,
        1,
      ),
    ],
  }
}

/** The cash beside the down payment, set aside in an envelope for each cost. */
export function cashTable(): string {
  const { behind, hands } = savers()
  return svg(width, height, [...kitchen(), ...behind, ...table(), ...hands])
}
