import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { setting } from './setting.ts'
import { closing, reach, showings } from './six-rooms/downstairs.ts'
import { furnished } from './six-rooms/room.ts'
import { film, preparation, price } from './six-rooms/upstairs.ts'
import { corner, GROUND, LEFT, RIGHT, ROOM, UPPER } from './six-rooms/view.ts'

const wall = mix(ink.navy, ink.spruce, 0.5)

/** A house in section at dusk: in each of its six lit rooms somebody is at one stage of a sale. */
export function sixRooms(): string {
  const rooms = furnished([price, preparation, film, reach, showings, closing]).map(
    (room, index): Node => ({
      clip: rect(0, 0, ROOM.wide, ROOM.tall),
      transform: `translate(${corner(index).join(' ')})`,
      nodes: lampLit(room),
    }),
  )
  return svg(width, height, [
    {
      outside: true,
      nodes: [
        ...setting({
          seed: 17,
          apex: [800, 60],
          hill: [ink.nearRange, ink.hill],
          soil: [mix(ink.hill, ink.gold, 0.12), ink.night],
          ground: GROUND - 6,
          mountains: false,
        }),
        ...firs(
          [
            [1404, 806, 310, -1],
            [1480, 806, 244, -1],
            [1544, 802, 178, -1],
            [206, 806, 350],
            [116, 808, 270],
            [40, 802, 200],
          ],
          ink.spruce,
          mix(ink.hill, ink.gold, 0.2),
          1,
          true,
        ),
      ],
    },
    ...roof(),
    { d: rect(LEFT, UPPER - 14, RIGHT - LEFT, GROUND - UPPER + 22), fill: wall },
    ...rooms,
    // What the rooms throw on the lawn.
    {
      d: polygon([
        [LEFT + 18, GROUND + 8],
        [RIGHT - 18, GROUND + 8],
        [RIGHT + 120, height],
        [LEFT - 120, height],
      ]),
      fill: glow([800, GROUND], 640, 0.2, [0, ink.lamp, 0.5], [1, ink.gold, 0]),
    },
  ])
}

/** The chimney, the gable with its round window, and the eaves, whose edges are in the last light. */
function roof(): Node[] {
  return [
    { d: rect(1080, 130, 70, 130), fill: wall },
    { d: rect(1070, 120, 90, 16), fill: ink.night },
    {
      d: polygon([
        [800, 84],
        [1300, 304],
        [300, 304],
      ]),
      fill: down(84, 304, [0, mix(ink.navy, ink.belly, 0.55)], [1, wall]),
    },
    {
      d: 'M748 120h104M680 150h240M612 180h376M543 210h514M475 240h650M407 270h786',
      stroke: ink.night,
      width: 3,
      opacity: 0.5,
    },
    { d: 'M274 310 800 82 1326 310', stroke: ink.night, width: 24 },
    {
      outside: true,
      nodes: [{ d: 'M268 300 800 70 1332 300', stroke: ink.wheat, width: 4, round: true, opacity: 0.8 }],
    },
    { d: ellipse(800, 208, 40), fill: ink.lamp, stroke: ink.night, width: 10 },
    { d: 'M800 168v80M760 208h80', stroke: ink.night, width: 6 },
  ]
}
