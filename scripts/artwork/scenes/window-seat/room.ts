/** The room around the window seat: its wall, the niche, the floor with a rug, and the lamp. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { width } from '../frame.ts'
import { light, plaster, seat, shade, wood } from './tones.ts'

const across = (from: number, to: number, ...stops: readonly (readonly [number, string, number?])[]) =>
  ({ kind: 'linear', from: [from, 0], to: [to, 0], stops }) as const

export function wall(): Shape[] {
  return [
    {
      d: rect(0, 0, width, 800),
      fill: across(
        0,
        1400,
        [0, mix(plaster, shade, 0.35)],
        [0.2, mix(plaster, light, 0.25)],
        [0.6, plaster],
        [1, mix(plaster, shade, 0.5)],
      ),
    },
    // A picture, and the plant in the corner.
    { d: rect(70, 210, 130, 160), fill: mix(ink.paper, ink.wheat, 0.6), stroke: wood.dark, width: 10 },
    { d: 'M80 330l36-40 22 22 26-36 26 54v30H80z', fill: mix(ink.blue, ink.nearRange, 0.4) },
    {
      d: ellipse(392, 330, 760),
      fill: glow([392, 330], 760, 1, [0, ink.gold, 0.5], [0.4, ink.gold, 0.18], [1, ink.gold, 0]),
    },
    // The niche's ceiling and sides around the window.
    { d: 'M290 30H1220L1160 70H350z', fill: mix(wood.dark, shade, 0.3) },
    { d: 'M290 30L350 70V560L290 610z', fill: mix(wood.mid, shade, 0.35) },
    {
      d: 'M1220 30L1160 70V560L1220 610z',
      fill: down(30, 610, [0, mix(wood.mid, shade, 0.1)], [0.6, mix(wood.lit, ink.oak, 0.2)], [1, wood.mid]),
    },
  ]
}

export function niche(): Shape[] {
  const panel = mix(wood.mid, ink.wheat, 0.18)
  return [
    // Frame, mullions and sill, lit along the edges that face the lamp.
    { d: `${rect(350, 70, 810, 480)}M620 70v480M890 70v480M350 200h810`, stroke: wood.mid, width: 15 },
    {
      d: 'M359 80v112M359 206v340M629 80v112M629 206v340M899 80v112M899 206v340M350 194h810',
      stroke: wood.lit,
      width: 3,
    },
    { d: 'M350 546H1160L1176 566H334z', fill: wood.lit },
    // The light of the lamp on the pane.
    {
      d: 'M400 80h70l-60 120h-40zM500 80h24l-60 120h-24z',
      fill: ink.wheat,
      opacity: 0.09,
    },
    // The seat's cushion.
    {
      d: 'M334 566H1176L1232 612H276z',
      fill: across(300, 1220, [0, seat.lit], [0.5, mix(seat.lit, seat.mid, 0.5)], [1, seat.mid]),
    },
    {
      d: 'M270 612q0-8 10-8h948q10 0 10 8v34q0 8-10 8H280q-10 0-10-8z',
      fill: across(280, 1240, [0, mix(seat.lit, seat.mid, 0.25)], [0.5, seat.mid], [1, seat.dark]),
    },
    { d: 'M274 608H1234', stroke: seat.lit, width: 3, opacity: 0.8 },
    // The bench below, with its panels.
    {
      d: rect(280, 654, 950, 136),
      fill: across(280, 1230, [0, mix(panel, light, 0.35)], [0.45, panel], [1, mix(panel, shade, 0.5)]),
    },
    { d: rect(280, 654, 950, 22), fill: down(654, 676, [0, ink.night, 0.5], [1, ink.night, 0]) },
    {
      d: rect(306, 686, 276, 84) + rect(614, 686, 276, 84) + rect(922, 686, 276, 84),
      fill: mix(wood.mid, shade, 0.2),
      opacity: 0.75,
    },
    { d: 'M306 770h276v-84M614 770h276v-84M922 770h276v-84', stroke: wood.lit, width: 3, opacity: 0.7 },
    { d: ellipse(444, 728, 6) + ellipse(752, 728, 6) + ellipse(1060, 728, 6), fill: light },
    // The casing around the niche.
    {
      d: 'M264 790V6H1246V790H1216V36H294V790z',
      fill: across(264, 1246, [0, mix(wood.lit, light, 0.3)], [0.5, wood.mid], [1, wood.dark]),
    },
    { d: 'M294 36V790M294 36H1216', stroke: shade, width: 3, opacity: 0.5 },
    // A striped cushion at the lamp's side.
    {
      d: 'M330 604Q318 540 340 484 392 468 446 488 462 540 448 604 390 616 330 604z',
      fill: mix(ink.wheat, ink.paper, 0.3),
    },
    { d: 'M372 478q-12 60-2 130M412 480q6 60 0 128', stroke: mix(ink.brick, ink.oak, 0.2), width: 9 },
    { d: 'M446 488Q462 540 448 604 420 610 400 609 436 560 430 483z', fill: shade, opacity: 0.3 },
  ]
}

export function floor(): Shape[] {
  const rug = mix(ink.brick, ink.soil, 0.35)
  const knit = mix(ink.wheat, ink.paper, 0.35)
  return [
    {
      d: rect(0, 788, width, 112),
      fill: across(
        0,
        width,
        [0, mix(wood.mid, shade, 0.2)],
        [0.25, mix(wood.mid, light, 0.25)],
        [0.6, wood.mid],
        [1, mix(wood.dark, shade, 0.4)],
      ),
    },
    {
      d: 'M0 812H1600M0 846H1600M180 788L120 900M520 788L500 900M1000 788l12 112M1380 788l50 112',
      stroke: wood.dark,
      width: 2.5,
      opacity: 0.7,
    },
    { d: rect(280, 788, 980, 26), fill: down(788, 814, [0, ink.night, 0.45], [1, ink.night, 0]) },
    // The rug.
    { d: 'M392 822H1142L1232 912H300z', fill: rug },
    { d: 'M416 834H1118L1180 900H354z', stroke: mix(ink.wheat, ink.oak, 0.35), width: 6 },
    {
      d: 'M520 862l40-18 40 18-40 22zM640 862l40-18 40 18-40 22zM760 862l40-18 40 18-40 22zM880 862l40-18 40 18-40 22z',
      fill: mix(ink.blue, ink.nearRange, 0.4),
      stroke: mix(ink.wheat, ink.oak, 0.35),
      width: 4,
    },
    {
      d: 'M392 822l-14 4m4 6l-16 4m6 6l-16 4m4 8l-16 4m6 6l-18 4m4 8l-18 4m4 8l-18 4M1142 822l14 4m-4 6l16 4m-6 6l16 4m-4 8l16 4m-6 6l18 4m-4 8l18 4m-4 8l18 4',
      stroke: mix(ink.wheat, ink.oak, 0.3),
      width: 3,
    },
    // Slippers.
    {
      d: 'M640 822q-8-18 10-22 22 0 50 14 10 8-2 10-30 4-58-2zM700 846q-8-18 10-22 22 0 52 14 10 8-2 10-32 4-60-2z',
      fill: mix(ink.nearRange, ink.blue, 0.3),
    },
    { d: 'M646 806q14-4 22 8 4 8-8 8-18 0-14-16zM706 830q14-4 22 8 4 8-8 8-18 0-14-16z', fill: knit },
    { d: 'M300 912L392 822H760L640 912z', fill: light, opacity: 0.14 },
  ]
}

export function lamp(): Shape[] {
  return [
    {
      d: ellipse(392, 290, 330),
      fill: glow([392, 290], 330, 1, [0, ink.gold, 0.5], [0.4, ink.gold, 0.14], [1, ink.gold, 0]),
    },
    { d: ellipse(214, 836, 64, 12), fill: shade },
    { d: ellipse(210, 828, 56, 10), fill: mix(ink.gold, ink.soil, 0.55) },
    { d: 'M210 826V220Q212 128 300 122 380 120 392 176', stroke: mix(ink.gold, ink.soil, 0.55), width: 9 },
    { d: 'M206 826V220Q208 130 290 120', stroke: mix(ink.gold, ink.wheat, 0.4), width: 2.5 },
    { d: 'M360 176H424L472 276H312z', fill: ink.lamp },
    { d: 'M312 276H472L466 264H318z', fill: ink.wheat },
    { d: 'M424 176L472 276H432L400 176z', fill: ink.amber, opacity: 0.3 },
    // The plant in the corner, dark before the wall.
    {
      d: 'M70 800V560M70 640Q10 600 20 500 70 540 70 640zM70 600Q60 500 120 440 140 540 70 600zM70 700Q130 690 160 610 90 610 70 700zM70 720Q0 720-20 640 50 640 70 720zM66 560Q20 480 50 400 90 470 66 560z',
      fill: mix(ink.hill, ink.deep, 0.3),
      stroke: mix(ink.hill, ink.deep, 0.3),
      width: 5,
    },
    {
      d: 'M72 598Q84 510 120 440M74 698Q110 660 160 610M70 640Q50 560 22 504M66 558Q60 470 50 402',
      stroke: mix(ink.nearRange, light, 0.45),
      width: 3,
    },
    { d: 'M20 770H120L106 872H34z', fill: mix(ink.brick, ink.soil, 0.4) },
    { d: 'M84 770H120L106 872H84z', fill: mix(ink.brick, light, 0.3) },
  ]
}
