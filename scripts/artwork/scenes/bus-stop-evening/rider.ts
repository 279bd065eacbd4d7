/** Who waits, and sees on the phone the home that is on the poster. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { ellipse } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { head, shoes } from '../people.ts'

const coat = mix(ink.blue, ink.navy, 0.2)
const wool = mix(ink.brick, ink.amber, 0.1)
const light = mix(ink.lamp, ink.paper, 0.2)

/** Facing right, the head bent over a phone; 140 px tall. */
const rider: Node[] = [
  { d: 'M5-50Q9-30 8-6', stroke: mix(ink.navy, ink.deep, 0.3), width: 12 },
  { d: 'M-5-50Q-8-30-9-6', stroke: mix(ink.navy, ink.belly, 0.25), width: 12.5 },
  shoes(-9, 9),
  {
    d: 'M-9-108C-20-103-22-90-20-75L-23-40Q-2-32 19-40L17-75C19-90 15-103 8-108 0-111-5-111-9-108z',
    fill: coat,
  },
  { d: 'M-9-108C-20-103-22-90-20-75L-23-40-8-36Q-16-80-9-108z', fill: ink.night, opacity: 0.4 },
  { d: 'M3-104Q8-70 6-37', stroke: ink.night, width: 1.6, opacity: 0.6 },
  {
    transform: 'translate(3 0) rotate(13 0 -112)',
    nodes: [
      head(
        skins.tan,
        'lean',
        { d: aside.bob, fill: hairs.black },
        {
          d: 'M-50-10C-60-58-30-80 6-78C40-76 52-52 48-30C20-36-20-30-50-10z',
          fill: wool,
        },
        { d: 'M-52-6Q0-36 50-26', stroke: mix(wool, ink.wheat, 0.45), width: 15, round: true },
        { d: ellipse(-4, -84, 15), fill: mix(wool, ink.wheat, 0.45) },
      ),
    ],
  },
  { d: 'M-11-112Q2-103 13-110L15-99Q0-91-12-101z', fill: mix(ink.wheat, ink.oak, 0.2) },
  { d: 'M-9-101l-6 30 10 2 4-30z', fill: mix(ink.wheat, ink.oak, 0.35) },
  { d: 'M9-107C15-102 18-90 17-75L18.5-42', stroke: light, width: 1.6, round: true },
  // The phone, the arm and the hand.
  {
    transform: 'translate(34 -90) rotate(10)',
    nodes: [
      { d: 'M-9-19h18q3 0 3 3v32q0 3-3 3H-9q-3 0-3-3v-32q0-3 3-3z', fill: ink.deep },
      { clip: 'M-10-17h20v34h-20z', nodes: [{ use: 'home', transform: 'translate(0 9) scale(.138)' }] },
    ],
  },
  { d: 'M-8-99Q-14-70 8-70L26-78', stroke: mix(coat, ink.glacier, 0.12), width: 11.5, round: true },
  { d: 'M26-83q9-4 13 1-1 8-11 9z', fill: skins.tan },
]

export const waiting = (): Node[] => [
  { d: ellipse(680, 824, 130, 9), fill: ink.night, opacity: 0.45 },
  placed(rider, 716, 822, 2.95),
]
