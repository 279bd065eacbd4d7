import { random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { aside, behind, edged, fromBehind, hairs, inProfile, skins } from '../portraits/figure.ts'
import { down, ellipse, type Gradient, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { beside, CORNER } from './condo-entrance/beside.ts'
import { lobby } from './condo-entrance/lobby.ts'
import { fringe, type Mass } from './foliage.ts'
import { width } from './frame.ts'
import { rim } from './houses/light.ts'

const FLOORS = [-40, 120, 280, 440]
const COLUMNS = [-30, 310, 650, 990]
const wood = mix(ink.oak, ink.soil, 0.4)

/** What is seen in a lit room, whose window is 240 by 122 px: a lamp, shelves, a reader, somebody with their back to it. */
const LIVES: readonly (readonly Node[])[] = [
  [
    {
      d: 'M52 0v30M200 122v-60q0-12 12-12h10v72z',
      stroke: wood,
      width: 3,
      fill: mix(ink.brick, ink.oak, 0.4),
    },
    { d: 'M32 48q2-20 20-20t20 20z', fill: ink.paper },
    { d: 'M0 122v-22h110v22z', fill: mix(ink.blue, ink.navy, 0.2) },
  ],
  [
    { d: 'M20 26h84v5h-84zM20 66h84v5h-84z', fill: wood },
    {
      d: 'M26 4h10v22h-10zM52 8h8v18h-8zM84 6h10v20h-10zM30 46h12v20h-12zM66 44h10v22h-10z',
      fill: mix(ink.brick, ink.oak, 0.3),
    },
    { d: 'M38 8h10v18h-10zM62 46h-16v20h16zM80 48h10v18h-10z', fill: mix(ink.blue, ink.belly, 0.3) },
    { d: 'M176 26h44v52h-44z', fill: mix(ink.blue, ink.glacier, 0.3), stroke: wood, width: 5 },
  ],
  [
    placed(reader(), 78, 58, 0.24),
    { d: 'M178 122v-50h6v50zM160 72q2-26 21-26t21 26z', fill: ink.paper },
    { d: 'M100 84l22-8v20l-22 8z', fill: mix(ink.blue, ink.glacier, 0.3) },
  ],
  [
    placed(listener(), 168, 58, 0.24),
    { d: 'M30 0v26', stroke: wood, width: 3 },
    { d: 'M8 44q2-20 22-20t22 20z', fill: ink.paper },
  ],
]

function reader(): Node[] {
  const tones = {
    skin: skins.brown,
    hair: hairs.black,
    coat: mix(ink.brick, ink.oak, 0.2),
    rim: ink.paper,
    from: [-4, 3],
  } as const
  return inProfile(tones, ...edged(aside.bob, tones.hair, tones))
}

function listener(): Node[] {
  const tones = {
    skin: skins.fair,
    hair: hairs.copper,
    coat: mix(ink.blue, ink.navy, 0.2),
    rim: ink.paper,
    from: [-4, 3],
  } as const
  return fromBehind(tones, ...edged(behind.short, tones.hair, tones))
}

interface Room {
  x: number
  y: number
  /** Lit already, lit at night, or dark. */
  light: 'lit' | 'night' | 'dark'
  plant: boolean
  life: number
  blind: number
}

/** The lowest floors of a condo tower in the evening: balconies above the lit lobby. */
export function condoEntrance(): string {
  const draw = random(17)
  const rooms = FLOORS.flatMap((y) =>
    COLUMNS.map((x): Room => {
      const chance = draw()
      return {
        x,
        y,
        light: chance < 0.5 ? 'lit' : chance < 0.72 ? 'night' : 'dark',
        plant: draw() < 0.5,
        life: Math.floor(draw() * LIVES.length),
        blind: Math.max(0, Math.round(draw() * 4 - 1)) * 22,
      }
    }),
  )
  return svg(width, 900, [...beside(), ...facade(rooms), ...lobby()])
}

const pane = ({ x, y }: Room) => rect(x + 60, y + 14, 240, 122)

function facade(rooms: readonly Room[]): Node[] {
  const of = (light: Room['light']) =>
    rooms
      .filter((room) => room.light === light)
      .map(pane)
      .join('')
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
    {
      d: of('dark'),
      fill: down(0, 600, [0, mix(ink.navy, ink.blue, 0.45)], [1, mix(ink.navy, ink.blue, 0.2)]),
    },
    // The sky, in the panes that are dark.
    {
      d: rooms
        .filter(({ light }) => light !== 'lit')
        .map(({ x, y }) => `M${x + 80} ${y + 136}l60-122h40l-60 122z`)
        .join(''),
      fill: ink.glacier,
      opacity: 0.12,
    },
  ]
  return [
    { outside: true, nodes: wall },
    { d: of('night'), fill: mix(ink.navy, ink.blue, 0.3), lit: true },
    {
      d: of('lit'),
      fill: down(0, 580, [0, mix(ink.wheat, ink.lamp, 0.5)], [1, mix(ink.lamp, ink.amber, 0.25)]),
    },
    ...inhabited(rooms.filter(({ light }) => light === 'lit')),
    { outside: true, nodes: [...balconies(rooms), rim(`M${CORNER - 2} 0V606`)] },
  ]
}

/** Each life is drawn once, and used again. */
function inhabited(rooms: readonly Room[]): Node[] {
  const drawn = new Set<number>()
  const each = rooms.map(({ x, y, life }): Node => {
    const transform = `translate(${x + 60} ${y + 14})`
    const name = `life${life}`
    if (drawn.has(life)) return { use: name, transform }
    drawn.add(life)
    return { transform, nodes: [{ name, clip: rect(0, 0, 240, 122), nodes: LIVES[life] ?? [] }] }
  })
  return each
}

const LEAVES: readonly Mass[] = [
  [0, -20, 20, 17],
  [16, -8, 16, 13],
  [-16, -8, 15, 13],
]

function balconies(rooms: readonly Room[]): Node[] {
  const leaf = mix(ink.hill, oklch(50, 0.08, 145), 0.6)
  const glass = mix(ink.glacier, ink.blue, 0.2)
  const rail: Gradient = down(0, 52, [0, glass, 0.62], [1, glass, 0.3])
  const plants = rooms.filter(({ plant }) => plant)
  const pot: Node[] = [
    { d: LEAVES.map((mass) => ellipse(...mass)).join(''), fill: leaf },
    { d: fringe(LEAVES, 6, 5, 6), stroke: leaf, width: 4, round: true },
    {
      d: 'M-24-6l10-8M-8-26l10-8M8-14l12-6M-4-8l8-8',
      stroke: mix(leaf, ink.wheat, 0.4),
      width: 3,
      round: true,
    },
    { d: 'M-22 0h46l-6 36h-34z', fill: mix(ink.brick, ink.soil, 0.25) },
  ]
  const one: Node[] = [
    { d: rect(36, 84, 288, 52), fill: { ...rail, ...({ from: [0, 84], to: [0, 136] } as const) } },
    { d: 'M60 136l30-52h26l-30 52zM212 136l30-52h12l-30 52z', fill: ink.paper, opacity: 0.14 },
    { d: 'M36 84v52M132 84v52M228 84v52M324 84v52', stroke: mix(ink.belly, ink.pale, 0.4), width: 3 },
    { d: 'M34 84h292', stroke: ink.wheat, width: 5 },
    {
      d: rect(24, 136, 312, 15),
      fill: down(136, 151, [0, mix(ink.pale, ink.wheat, 0.3)], [1, mix(ink.belly, ink.pale, 0.4)]),
    },
    { d: rect(24, 151, 312, 22), fill: down(151, 173, [0, ink.night, 0.75], [1, ink.night, 0]) },
  ]
  return [
    {
      d: rooms
        .map(({ x, y, blind }) => (blind ? rect(x + 60, y + 14, blind > 40 ? 240 : 120, blind) : ''))
        .join(''),
      fill: mix(ink.wheat, ink.belly, 0.35),
    },
    {
      d: rooms.map((room) => `${pane(room)}M${room.x + 180} ${room.y + 14}v122`).join(''),
      stroke: ink.navy,
      width: 7,
    },
    ...plants.map(({ x, y }, i): Node => {
      const transform = `translate(${x + 282} ${y + 100})`
      return i ? { use: 'pot', transform } : { transform, nodes: [{ name: 'pot', nodes: pot }] }
    }),
    ...rooms.map(({ x, y }, i): Node => {
      const transform = `translate(${x} ${y})`
      return i ? { use: 'balcony', transform } : { transform, nodes: [{ name: 'balcony', nodes: one }] }
    }),
  ]
}
