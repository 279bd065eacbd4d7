/** Reach, showings and closing: what is done once a home is for sale. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { between, down, ellipse, rect } from '../../shape.ts'
import { placed } from '../../svg.ts'
import { agent } from '../people.ts'
import { standing, walking } from '../standing.ts'
import { dark, evening, light, lit, type Room, seated, sheet, table, wood } from './room.ts'
import { STAND, WALL } from './view.ts'

/** Before a wide screen, from behind: the home as buyers will see it. */
export const reach: Room = {
  tone: mix(ink.wheat, ink.hill, 0.45),
  lamp: [170, 96],
  glazed: 0,
  things: [
    light(172, 92, 104),
    { d: 'M236 84h56', stroke: lit, width: 5 },
    { d: rect(240, 50, 12, 32) + rect(262, 54, 10, 28), fill: ink.brick },
    { d: rect(252, 46, 10, 36), fill: ink.wheat },
    { d: 'M272 82l8-32 9 2-8 30z', fill: mix(ink.blue, ink.glacier, 0.3) },
    ...table(40, 146, 244, STAND),
    { d: 'M160 130h18l4 16h-26z', fill: dark },
    { d: rect(104, 54, 126, 78), fill: dark },
    { d: rect(109, 59, 116, 66), fill: down(59, 125, [0, ink.glacier], [0.5, ink.blush], [1, ink.gold]) },
    { d: 'M109 125v-18l30-16 20 10 30-20 36 22v22z', fill: mix(ink.midRange, ink.lilac, 0.3) },
    { d: 'M172 125V98l20-15 20 15v27z', fill: ink.navy },
    { d: rect(186, 103, 12, 12), fill: ink.lamp },
    { d: 'M240 145v-6h34v6zM244 138v-5h30v5z', fill: sheet },
    {
      transform: `translate(130 ${STAND + 20}) scale(1.04)`,
      nodes: [
        {
          clip: rect(-60, -150, 120, 94),
          nodes: standing(
            { skin: skins.tan, hair: hairs.brown, coat: mix(ink.gold, ink.oak, 0.3), trousers: ink.navy },
            { hair: 'long', arms: 'pockets', tilt: 5 },
          ),
        },
        // The chair, over the back.
        { d: 'M-3-58h6v34l22 10v4L0-19l-25 9v-4l22-10z', fill: ink.deep },
        {
          d: 'M-24-92q0-8 8-8h32q8 0 8 8l-3 36h-42zM-28-58h56q4 12-6 12h-44q-10 0-6-12z',
          fill: between(
            [-28, 0],
            [28, 0],
            [0, mix(ink.brick, ink.soil, 0.5)],
            [1, mix(ink.brick, ink.oak, 0.2)],
          ),
        },
      ],
    },
  ],
}

/** An agent lets buyers in: the door behind them is open to the evening. */
export const showings: Room = {
  tone: mix(ink.wheat, ink.gold, 0.35),
  lamp: [126, 40],
  things: [
    // The doorway and its door, which stands open into the room.
    { d: rect(176, 44, 82, WALL - 44), fill: sheet },
    { d: rect(183, 51, 68, WALL - 51), fill: evening(51, WALL) },
    { d: `M183 ${WALL}v-40q30-14 68-4v44z`, fill: mix(ink.hill, ink.blue, 0.3) },
    {
      d: `M251 51l34 10v${WALL - 52}l-34-9z`,
      fill: between(
        [251, 0],
        [285, 0],
        [0, mix(ink.brick, ink.soil, 0.3)],
        [1, mix(ink.brick, ink.oak, 0.15)],
      ),
    },
    { d: 'M258 68l20 5v42l-20-3zM258 130l20 2v46l-20-6z', stroke: mix(ink.brick, ink.soil, 0.6), width: 2.5 },
    { d: ellipse(281, 128, 3), fill: ink.gold },
    // The lamp on the ceiling, and the bench under a picture.
    light(126, 26, 90),
    { d: 'M126 0v10M104 26q0-16 22-16t22 16z', fill: dark, stroke: dark, width: 3 },
    { d: 'M106 27h40', stroke: ink.paper, width: 4, round: true },
    { d: rect(30, 44, 48, 60), fill: mix(ink.glacier, ink.blush, 0.4), stroke: wood, width: 5 },
    { d: 'M33 101v-22l14-14 12 12 16-8v32z', fill: mix(ink.midRange, ink.blue, 0.3) },
    {
      d: 'M44 190q-26-22-18-56 20 14 22 38 2-40 18-52 10 40-10 70z',
      fill: mix(ink.hill, ink.nearRange, 0.5),
    },
    { d: 'M30 178h36l-5 34H35z', fill: mix(ink.brick, ink.oak, 0.5) },
    { d: ellipse(150, STAND + 1, 92, 9), fill: mix(ink.brick, ink.soil, 0.45) },
    placed(agent('blue'), 122, STAND, 1.08),
    mirrored(
      walking({
        skin: skins.deep,
        profile: 'hooked',
        hair: hairs.black,
        style: aside.short,
        coat: mix(ink.glacier, ink.belly, 0.45),
        trousers: mix(ink.soil, ink.oak, 0.3),
      }),
      212,
      STAND - 4,
      1.08,
    ),
  ],
}

/** Two at a table under its lamp: the last page, and the keys beside it. */
export const closing: Room = {
  tone: mix(ink.brick, ink.wheat, 0.6),
  lamp: [150, 86],
  glazed: 0,
  things: [
    { d: rect(214, 50, 64, 46), fill: sheet, stroke: wood, width: 5 },
    { d: 'M217 93V76l16-12 12 9 14-15 16 14v21z', fill: mix(ink.nearRange, ink.gold, 0.25) },
    light(150, 74, 100),
    { d: 'M150 0v44', stroke: dark, width: 3 },
    { d: 'M114 72q4-30 36-30t36 30z', fill: dark },
    { d: 'M116 73h68', stroke: ink.lamp, width: 5, round: true },
    placed(
      seated({
        skin: skins.fair,
        hair: hairs.silver,
        style: aside.swept,
        shirt: mix(ink.brick, ink.oak, 0.25),
        trousers: mix(ink.navy, ink.belly, 0.2),
      }),
      62,
      STAND,
      1,
    ),
    mirrored(
      seated({
        skin: skins.brown,
        hair: hairs.black,
        style: aside.curls,
        shirt: mix(ink.glacier, ink.blue, 0.35),
        trousers: mix(ink.soil, ink.deep, 0.3),
      }),
      238,
      STAND,
      1,
    ),
    ...table(94, 138, 112, STAND),
    { d: 'M118 136l5-5h30l4 5z', fill: ink.paper },
    { d: 'M112 135l-3-12', stroke: ink.gold, width: 2.5, round: true },
    { d: `${ellipse(166, 132, 3.4)}M170 134h12`, stroke: ink.gold, width: 2.5 },
  ],
}
