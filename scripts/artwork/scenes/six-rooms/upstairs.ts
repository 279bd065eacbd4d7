/** Price, preparation and film: what is done before a home is for sale. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { between, down, ellipse, rect } from '../../shape.ts'
import { placed } from '../../svg.ts'
import { standing, walking } from '../standing.ts'
import { dark, light, lit, type Room, seated, sheet, table, wood } from './room.ts'
import { STAND, WALL } from './view.ts'

/** The analyst reads what homes nearby sold for, under a lamp. */
export const price: Room = {
  tone: mix(ink.wheat, ink.midRange, 0.45),
  lamp: [236, 96],
  glazed: 0,
  things: [
    { d: rect(126, 26, 104, 72), fill: sheet, stroke: wood, width: 5 },
    { d: 'M130 72L226 40V60L130 90z', fill: ink.gold, opacity: 0.6 },
    {
      d: [
        [142, 78],
        [158, 64],
        [172, 72],
        [186, 56],
        [202, 58],
        [214, 46],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 4))
        .join(''),
      fill: ink.brick,
    },
    light(246, 102, 84),
    placed(
      seated({
        skin: skins.tan,
        hair: hairs.black,
        style: aside.bob,
        shirt: mix(ink.paper, ink.wheat, 0.6),
        trousers: mix(ink.navy, ink.blue, 0.3),
      }),
      92,
      STAND,
      1,
    ),
    ...table(120, 138, 172, STAND),
    {
      d: rect(218, 146, 58, 54),
      fill: between([216, 0], [274, 0], [0, wood], [1, mix(wood, ink.soil, 0.5)]),
    },
    { d: 'M224 172h46M242 159h10M242 186h10', stroke: mix(wood, ink.soil, 0.7), width: 3 },
    { d: 'M148 136l6-5h36l8 5zM202 136v-9h30v9z', fill: sheet },
    { d: 'M202 132h30', stroke: ink.brick, width: 3 },
    { d: 'M272 136V112L254 92', stroke: dark, width: 4, round: true },
    { d: 'M258 137q0-6 14-6t14 6zM230 102q2-22 24-20l14 14-18 12z', fill: dark },
    { d: 'M230 103l20 6', stroke: ink.lamp, width: 4, round: true },
  ],
}

const paint = mix(ink.glacier, ink.belly, 0.35)

/** A painter, with a roller on a pole, half way across a wall. */
export const preparation: Room = {
  tone: mix(ink.wheat, ink.oak, 0.25),
  lamp: [206, 30],
  wall: [
    {
      d: `M0 0H186V92L172 96V118H150V${WALL}H0z`,
      fill: between([0, 0], [190, 0], [0, mix(paint, ink.navy, 0.5)], [1, mix(paint, ink.pale, 0.35)]),
    },
  ],
  glazed: 0,
  things: [
    { d: 'M218 0v22', stroke: dark, width: 3 },
    light(218, 34, 70),
    { d: 'M211 20h14l3 10h-20z', fill: dark },
    { d: ellipse(218, 33, 7), fill: ink.lamp },
    // The ladder, whose far legs are darker, with a can on its shelf.
    { d: `M252 74L284 ${STAND - 8}M238 74L262 ${STAND - 8}`, stroke: mix(wood, ink.soil, 0.6), width: 5 },
    { d: `M238 72L212 ${STAND}M254 72L236 ${STAND + 2}`, stroke: lit, width: 6, round: true },
    { d: 'M234 92h17M229 118h18M224 144h19M219 170h20', stroke: lit, width: 5 },
    { d: 'M230 66h34v8h-34z', fill: lit },
    { d: 'M238 46h20v20h-20z', fill: between([238, 0], [258, 0], [0, sheet], [1, ink.belly]) },
    { d: 'M238 46h20v5q-4 8-7 0-4 3-13 2z', fill: paint },
    // The cloth on the floor.
    { d: `M40 ${STAND + 6}q30-18 74-17t96 4q20 4 14 16-90 6-184-3z`, fill: mix(sheet, ink.oak, 0.2) },
    {
      d: `M70 ${STAND + 4}q30-8 60-12M150 ${STAND + 8}q10-8 34-14`,
      stroke: mix(sheet, ink.soil, 0.45),
      width: 2,
    },
    placed(
      standing(
        {
          skin: skins.fair,
          hair: hairs.copper,
          coat: mix(ink.paper, ink.pale, 0.5),
          trousers: mix(ink.paper, ink.belly, 0.4),
        },
        { arms: 'reaching', tilt: 6 },
      ),
      106,
      STAND,
      1.06,
    ),
    { d: 'M134 84L160 36', stroke: lit, width: 4, round: true },
    { d: 'M160 36v-8h8', stroke: dark, width: 3 },
    { d: rect(150, 14, 34, 13), fill: mix(paint, ink.paper, 0.3) },
    { d: 'M150 24h34', stroke: mix(paint, ink.navy, 0.3), width: 3 },
  ],
}

const sofa = mix(ink.blue, ink.belly, 0.3)
const videographer = {
  skin: skins.brown,
  profile: 'full',
  hair: hairs.black,
  style: aside.short,
  coat: mix(ink.brick, ink.oak, 0.3),
  trousers: mix(ink.navy, ink.midRange, 0.25),
} as const

/** The camera on the room as it will be seen. */
export const film: Room = {
  tone: mix(ink.blush, ink.oak, 0.45),
  lamp: [196, 70],
  glazed: 184,
  things: [
    light(152, 60, 96),
    // The sofa, its back, its seat and its arms.
    {
      d: 'M184 128q0-14 14-14h84q18 0 18 14v62H184z',
      fill: down(112, 190, [0, mix(sofa, ink.lamp, 0.35)], [0.4, sofa], [1, mix(sofa, ink.navy, 0.6)]),
    },
    { d: 'M204 128q18-12 34 2l-4 30h-34zM300 130q-20-8-32 4l6 26h26z', fill: mix(ink.gold, ink.oak, 0.25) },
    { d: 'M178 160h122v20H178z', fill: mix(sofa, ink.lamp, 0.22) },
    {
      d: `M172 152q0-12 13-12t13 12v54h-26zM178 180h122v26H178z`,
      fill: down(140, 206, [0, mix(sofa, ink.lamp, 0.3)], [0.5, sofa], [1, mix(sofa, ink.navy, 0.6)]),
    },
    // The lamp of the film, on its stand.
    { d: `M146 74V204M146 176l-16 34M146 176l18 34`, stroke: dark, width: 3, round: true },
    { d: 'M132 34l30 10v38l-30 8z', fill: dark },
    { d: 'M162 42l8 2v36l-8 3z', fill: ink.paper },
    placed(
      walking(
        videographer,
        [
          [12, -84],
          [32, -100],
        ],
        [36, -104],
      ),
      46,
      STAND,
      1.1,
    ),
    {
      d: `M98 98V128M98 122L74 ${STAND}M98 122l4 ${STAND - 122}M98 122l28 ${STAND - 124}`,
      stroke: dark,
      width: 4,
      round: true,
    },
    { d: 'M78 74h38v26H78zM116 80l14-5v24l-14-5zM84 66h18v8H84z', fill: dark },
    { d: 'M78 74h38', stroke: mix(dark, ink.lamp, 0.6), width: 3 },
    { d: ellipse(84, 82, 2.6), fill: ink.brick },
  ],
}
