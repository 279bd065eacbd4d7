/** The floors of a condo tower above its lobby: each home with its window, its balcony, and what is on it. */
import { ink, mix } from '../../palette.ts'
import { down, type Paint, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { rim } from '../houses/light.ts'
import { onBalconies, rails } from './balconies.ts'
import { CORNER } from './beside.ts'
import { COLUMNS, type Home, homes } from './homes.ts'
import { lives } from './lives.ts'

const GLASS: Readonly<Record<Home['light'], Paint>> = {
  warm: down(0, 580, [0, mix(ink.wheat, ink.lamp, 0.5)], [1, mix(ink.lamp, ink.amber, 0.25)]),
  pale: mix(ink.wheat, ink.paper, 0.35),
  screen: mix(ink.blue, ink.glacier, 0.35),
  night: mix(ink.navy, ink.blue, 0.3),
  dark: down(0, 600, [0, mix(ink.navy, ink.blue, 0.45)], [1, mix(ink.navy, ink.blue, 0.2)]),
}

const pane = ({ x, y }: Home) => rect(x + 60, y + 14, 240, 122)
const of = (...lights: readonly Home['light'][]) => homes.filter(({ light }) => lights.includes(light))
const glazed = (light: Home['light']): Shape => ({ d: of(light).map(pane).join(''), fill: GLASS[light] })

export function facade(): Node[] {
  const wall: Shape[] = [
    {
      d: rect(0, 0, CORNER, 610),
      fill: down(0, 610, [0, ink.cloud], [1, mix(ink.belly, ink.glacier, 0.25)]),
    },
    {
      d: COLUMNS.map((x) => rect(x + 318, 0, 14, 610)).join(''),
      fill: mix(ink.belly, ink.wheat, 0.3),
      opacity: 0.6,
    },
    glazed('dark'),
    // The sky, in the panes that are dark.
    {
      d: of('dark', 'night')
        .map(({ x, y }) => `M${x + 80} ${y + 136}l60-122h40l-60 122z`)
        .join(''),
      fill: ink.glacier,
      opacity: 0.12,
    },
  ]
  return [
    { outside: true, nodes: wall },
    { ...glazed('night'), lit: true },
    glazed('warm'),
    glazed('pale'),
    glazed('screen'),
    ...homes.flatMap(({ x, y, life }): Node[] =>
      life
        ? [
            {
              transform: `translate(${x + 60} ${y + 14})`,
              nodes: [{ clip: rect(0, 0, 240, 122), nodes: lives[life] }],
            },
          ]
        : [],
    ),
    {
      outside: true,
      nodes: [
        ...blinds(),
        {
          d: homes.map((home) => `${pane(home)}M${home.x + 180} ${home.y + 14}v122`).join(''),
          stroke: ink.navy,
          width: 7,
        },
        ...onBalconies(),
        ...rails(),
        rim(`M${CORNER - 2} 0V606`),
      ],
    },
  ]
}

const blinds = (): Shape[] => [
  {
    d: homes
      .flatMap(({ x, y, blinds = [] }) =>
        blinds.map(([from, wide, high]) => rect(x + 60 + from, y + 14, wide, high)),
      )
      .join(''),
    fill: mix(ink.wheat, ink.belly, 0.35),
  },
]
