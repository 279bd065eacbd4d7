/** Somebody from behind who reaches out with the right arm, which comes out of the shoulder. */
import { mix } from '../palette.ts'
import type { Node } from '../svg.ts'
import { fromBehind, hand, shade, type Tones } from './figure.ts'
import { sleeve } from './sleeve.ts'

/** The back without the arm that would hang beside it. */
const BACK = 'M-250-250H91V131Q108 146 114 166V206Q106 250 110 330H-250z'

const WIDE = 54

interface Reach {
  arm: Parameters<typeof sleeve>[0]
  cloth: string
  /** From where the light comes along the sleeve, if its shade would fall into the elbow. */
  from?: NonNullable<Tones['from']>
}

/** `over` is drawn between the back and the arm. */
export function reaching(
  tones: Tones,
  { arm, cloth, from = tones.from ?? [5, 3] }: Reach,
  hair: readonly Node[],
  ...over: readonly Node[]
): Node[] {
  const { rim, coat } = tones
  return [
    ...sleeve(arm, cloth, { rim, from }, WIDE).slice(0, 2),
    { clip: BACK, nodes: fromBehind(tones, ...hair) },
    ...over,
    // Once more over the back, where the shoulder comes out of it; the crease of an arm at rest is left out.
    ...sleeve(arm, cloth, { rim, coat, from }, WIDE).filter((_, part) => part !== 2),
  ]
}

/** A closed hand whose first finger points to the right, around its knuckles. */
export const pointing = (x: number, y: number, turn: number, skin: string): Node => ({
  transform: `translate(${x} ${y}) rotate(${turn})`,
  nodes: [
    { d: 'M2-18C18-21 40-21 56-18Q64-16 63-11 60-6 50-6L16-2z', fill: skin },
    { d: 'M20-5L50-6Q60-7 63-11', stroke: mix(skin, shade, 0.4), width: 1.8, round: true },
    hand(0, 0, 0, skin),
  ],
})
