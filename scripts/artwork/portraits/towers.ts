/** The portrait of the agent for condos, in the evening before the towers. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { rect } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { ear, edged, hairs, hand, inProfile, skins } from './figure.ts'
import { lights, portrait } from './frame.ts'
import { hairAside } from './hair.ts'
import { sleeve } from './sleeve.ts'

/** Hair tied low at the back of the head, from the side. */
const KNOT = 'M-44-8C-76-20-98 4-88 28-76 50-48 44-40 24z'

/** Over a building's papers in the evening, with the towers behind her. */
export function towers(): string {
  const draw = random(8)
  const windows = (x: number, y: number, columns: number, rows: number): Node[] => {
    const panes = Array.from({ length: columns * rows }, (_, index) => ({
      d: rect(x + (index % columns) * 26, y + Math.floor(index / columns) * 28, 15, 17),
      lit: draw() < 0.42,
    }))
    const all = (lit: boolean) => panes.flatMap((pane) => (pane.lit === lit ? pane.d : [])).join('')
    return [
      { d: all(false), fill: mix(ink.nearRange, ink.blue, 0.4) },
      { d: all(true), fill: ink.lamp },
    ]
  }
  const coat = mix(ink.brick, ink.oak, 0.45)
  const tones = {
    skin: skins.tan,
    profile: 'snub',
    hair: hairs.brown,
    coat,
    rim: ink.gold,
    from: [4, 4],
  } as const
  return portrait(
    lights.dusk,
    [
      { d: rect(24, 92, 126, 420), fill: mix(ink.cloud, ink.belly, 0.5) },
      ...windows(38, 110, 4, 9),
      { d: rect(262, 176, 116, 340), fill: ink.cloud },
      ...windows(278, 196, 4, 6),
      { d: 'M16 84h142v10H16zM254 168h132v10H254z', fill: ink.belly },
      placed(
        [
          ...inProfile(
            tones,
            ...edged(KNOT, tones.hair, tones),
            ...hairAside('swept', tones),
            ear(tones.skin),
          ),
          { d: 'M-30 92C-6 112 20 110 32 96L60 128L18 168z', fill: ink.paper, opacity: 0.9 },
          { d: 'M88 214L168 136L214 192L128 278z', fill: ink.paper },
          { d: 'M80 206L160 128L208 186L120 270z', fill: mix(ink.paper, ink.wheat, 0.35) },
          {
            d: 'M108 206L160 156M120 222L172 172M132 238L166 206',
            stroke: mix(ink.belly, ink.pale, 0.4),
            width: 6,
          },
          ...sleeve([-44, 180, 14, 280, 94, 262], mix(coat, ink.soil, 0.13), tones, 50),
          hand(122, 252, -24, tones.skin),
        ],
        152,
        190,
        1.14,
      ),
    ],
    { ridge: 440 },
  )
}
