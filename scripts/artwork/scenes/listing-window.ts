import { ink, mix } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { cards } from './listing-window/cards.ts'
import { pavement, shopfront } from './listing-window/shopfront.ts'
import { standing } from './standing.ts'

/** A window full of homes for sale in the evening; a couple on the sidewalk has found one. */
export function listingWindow(): string {
  return svg(width, height, [
    ...shopfront(),
    ...lampLit(cards()),
    ...pavement(),
    ...lampLit([
      placed(
        standing(
          {
            skin: skins.tan,
            hair: hairs.copper,
            coat: mix(ink.brick, ink.soil, 0.15),
            trousers: mix(ink.navy, ink.midRange, 0.2),
          },
          { hair: 'long', arms: 'pockets', tilt: 6 },
        ),
        690,
        868,
        2.5,
      ),
      placed(
        standing(
          {
            skin: skins.deep,
            hair: hairs.black,
            coat: mix(ink.blue, ink.nearRange, 0.25),
            trousers: mix(ink.soil, ink.navy, 0.35),
          },
          { arms: 'reaching', tilt: 4 },
        ),
        806,
        872,
        2.66,
      ),
    ]),
  ])
}
