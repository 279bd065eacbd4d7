/** Homes that the team sold or found, shown as proof: each with a picture, its place and one result. */
import * as v from 'valibot'
import { PictureSchema } from './pictures.ts'
import { PublishedSchema } from './published.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Below a home that was sold: the words around its price, and its days. */
export const soldText = (price: string, days: number) =>
  `Sold for ${price} in ${days}\u00a0${days === 1 ? 'day' : 'days'}`

export const HomeSchema = v.object({
  sample: v.boolean(),
  neighbourhood: text,
  /** Such as bungalow or two-bedroom condo. */
  type: text,
  /** One fact or result, as a sentence. */
  fact: text,
  /** With the owner's consent: number and street, what it sold for in CAD, after how many days, and where that is published. */
  address: v.exactOptional(text),
  sold: v.exactOptional(v.object({ price: count, days: count })),
  source: v.exactOptional(PublishedSchema),
  /** Without one, the name of the neighbourhood is drawn large. */
  picture: v.exactOptional(PictureSchema),
})
export type Home = v.InferOutput<typeof HomeSchema>

/** For the luxury page. None of them is a real sale. */
export const luxuryHomes = [
  {
    sample: true,
    neighbourhood: 'Elbow Park',
    type: 'Two-storey house, 1928',
    fact: 'Shown to six buyers, and sold to the fourth.',
    picture: 'tudor-elms',
  },
  {
    sample: true,
    neighbourhood: 'Aspen Woods',
    type: 'Modern house on a ravine',
    fact: 'Bought from abroad after two films and one visit.',
    picture: 'house-modern',
  },
  {
    sample: true,
    neighbourhood: 'Springbank',
    type: 'Estate on four acres',
    fact: 'Never advertised; the buyers were already looking with us.',
    picture: 'foothills-estate',
  },
] as const satisfies Home[]
