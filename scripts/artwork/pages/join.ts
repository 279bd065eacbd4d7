import { ink, mix } from '../palette.ts'
import { type Fir, firs } from '../scenes/fir.ts'
import { curve, down, type Point, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { bungalow, craftsmanPorch, glassPanel, infill, mountainTimber } from './entries.ts'
import { heritage, saltbox } from './entries-older.ts'
import { GROUND, snow, stone } from './entry-parts.ts'
import { lettered } from './lettering.ts'
import { HEIGHT, WIDTH } from './stage.ts'

/** From one front door to the next; the open one is in the middle. */
const [STEP, MIDDLE] = [560, WIDTH / 2]
const ENTRIES = { infill, heritage, saltbox, bungalow, mountainTimber, glassPanel, craftsmanPorch }

interface House {
  entry: keyof typeof ENTRIES
  number: string
  /** Where the number is, from the middle of the house. */
  at: Point
  mirrored?: boolean
}

/** From left to right. */
const STREET: readonly House[] = [
  { entry: 'mountainTimber', number: '404', at: [0, 300] },
  { entry: 'bungalow', number: '408', at: [124, 318], mirrored: true },
  { entry: 'glassPanel', number: '410', at: [-194, 390] },
  { entry: 'infill', number: '414', at: [-206, 420] },
  { entry: 'craftsmanPorch', number: '418', at: [0, 284] },
  { entry: 'heritage', number: '420', at: [0, 292] },
  { entry: 'mountainTimber', number: '424', at: [0, 300] },
  { entry: 'saltbox', number: '428', at: [178, 372] },
  { entry: 'glassPanel', number: '442', at: [-194, 390] },
]

/** Entries whose number is dark, on a pale wall or beam; the others have it in the colour of lamps, which keep their light at night. */
const PALE: readonly House['entry'][] = ['craftsmanPorch', 'heritage', 'saltbox']
/** Of these the night darkens what the number is on, so that it has the colour of lamps then as well. */
const DIM: readonly House['entry'][] = ['craftsmanPorch', 'saltbox']

/** A Calgary street on a winter evening, from door to door; one of them is open. */
export function join(): string {
  const drawn = new Set<string>()
  const houses = STREET.map(({ entry, number, at, mirrored }, index): Node => {
    const turn = mirrored ? 'scale(-1 1)' : 'translate(0 0)'
    const again = drawn.has(entry)
    drawn.add(entry)
    const digits = lettered(number, 30, PALE.includes(entry) ? ink.night : ink.lamp)
    return {
      transform: `translate(${place(index)} 0)`,
      nodes: [
        again
          ? { use: entry, transform: turn }
          : { nodes: [{ name: entry, nodes: ENTRIES[entry]() }], transform: turn },
        {
          nodes: DIM.includes(entry)
            ? [
                { nodes: [digits], daily: true },
                { nodes: [lettered(number, 30, ink.lamp)], nightly: true },
              ]
            : [digits],
          transform: `translate(${at.join(' ')})`,
        },
      ],
    }
  })
  const trees = STREET.map((_, index): Fir => [place(index) + STEP / 2, GROUND, 660 + 90 * ((index * 2) % 3)])
  const yard = Array.from({ length: 30 }, (_, i): Point => [i * 140 - 30, GROUND - 12 + 10 * (i % 2)])
  const paths = STREET.map((house, index) => {
    const x = place(index) + doorOf(house)
    const drift = (x - MIDDLE) * 0.05
    return polygon([
      [x - 104, GROUND - 10],
      [x + 104, GROUND - 10],
      [x + drift + 164, HEIGHT],
      [x + drift - 164, HEIGHT],
    ])
  })
  return svg(WIDTH, HEIGHT, [
    ...firs(trees, mix(ink.nearRange, ink.navy, 0.25), mix(ink.midRange, snow, 0.12), -1),
    { d: rect(0, 640, WIDTH, GROUND - 640), fill: mix(ink.navy, ink.nearRange, 0.6) },
    { d: `M0 636H${WIDTH}`, stroke: snow, width: 18 },
    ...houses,
    {
      d: `${curve(yard)}V${HEIGHT}H-30z`,
      fill: down(GROUND, HEIGHT, [0, mix(snow, ink.glacier, 0.25)], [1, mix(ink.glacier, ink.blue, 0.3)]),
    },
    {
      d: paths.join(''),
      fill: down(GROUND, HEIGHT, [0, mix(stone, ink.navy, 0.15)], [1, mix(stone, ink.navy, 0.45)]),
    },
    { d: paths[4] ?? '', fill: down(GROUND, HEIGHT, [0, ink.wheat, 0.95], [1, ink.gold, 0.35]) },
  ])
}

const place = (index: number) => MIDDLE + (index - (STREET.length - 1) / 2) * STEP

/** Where the door of a house is, from its middle. */
const doorOf = ({ entry, mirrored }: House) =>
  entry === 'bungalow' ? (mirrored ? -104 : 104) : entry === 'saltbox' ? -96 : 0
