/** What is beside the map: coffee, a plate with a slice of toast, and a pencil. */
import { ink, mix } from '../../palette.ts'
import { between, ellipse, type Shape } from '../../shape.ts'

export const breakfast = (): Shape[] => [
  { d: ellipse(1424, 236, 112), fill: ink.night, opacity: 0.4 },
  {
    d: ellipse(1404, 216, 110),
    fill: between([1320, 130], [1490, 310], [0, ink.paper], [1, mix(ink.wheat, ink.oak, 0.35)]),
  },
  { d: 'M1474 276l54 50', stroke: mix(ink.glacier, ink.blue, 0.4), width: 26, round: true },
  { d: ellipse(1404, 216, 74), fill: mix(ink.glacier, ink.blue, 0.3) },
  { d: ellipse(1404, 216, 60), fill: mix(ink.soil, ink.oak, 0.25) },
  { d: 'M1362 200q8-30 38-34', stroke: mix(ink.oak, ink.wheat, 0.4), width: 6, round: true },
  { d: ellipse(164, 316, 150), fill: ink.night, opacity: 0.35 },
  {
    d: ellipse(144, 296, 148),
    fill: between([40, 190], [250, 420], [0, ink.paper], [1, mix(ink.wheat, ink.oak, 0.35)]),
  },
  { d: ellipse(144, 296, 106), stroke: mix(ink.wheat, ink.oak, 0.35), width: 4 },
  { d: 'M84 262q-16-34 22-42 40-12 80 0 38 8 22 42l-6 84H90z', fill: mix(ink.oak, ink.gold, 0.35) },
  { d: 'M100 258q-8-20 18-24 30-6 56 0 26 4 18 24l-6 72h-80z', fill: mix(ink.wheat, ink.gold, 0.25) },
  { d: 'M1330 470L1460 620', stroke: ink.night, width: 20, round: true, opacity: 0.35 },
  { d: 'M1322 458L1452 608', stroke: mix(ink.gold, ink.amber, 0.3), width: 20 },
  { d: 'M1302 434l28 16-16 16z', fill: mix(ink.wheat, ink.oak, 0.3) },
]
