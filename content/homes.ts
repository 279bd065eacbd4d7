/** Homes that the team sold or found, shown as proof: each with a picture, its place and one result. */
import * as v from 'valibot'
import { PictureSchema } from './pictures.ts'

const text = v.pipe(v.string(), v.nonEmpty())

export const HomeSchema = v.object({
  sample: v.boolean(),
  neighbourhood: text,
  /** Such as bungalow or two-bedroom condo. */
  type: text,
  /** One fact or result, as a sentence. */
  fact: text,
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
    picture: 'heritage-dawn',
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
    picture: 'estate-dusk',
  },
] as const satisfies Home[]
