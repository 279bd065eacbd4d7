/** Two sample sales for the listing presentation. Neither is a real one. */
import * as v from 'valibot'
import { PictureSchema } from './pictures.ts'
import { PublishedSchema } from './published.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const CaseStudySchema = v.object({
  sample: v.boolean(),
  title: text,
  neighbourhood: text,
  /** With the owner's consent: number and street, and where the sale is published. */
  address: v.exactOptional(text),
  source: v.exactOptional(PublishedSchema),
  type: text,
  picture: v.exactOptional(PictureSchema),
  season: text,
  situation: text,
  decision: text,
  outcome: text,
  /** Prices in CAD. */
  listPrice: count,
  soldPrice: count,
  daysOnMarket: count,
  showings: count,
  offers: count,
})

export const caseStudies = [
  {
    sample: true,
    title: 'The bungalow nobody had touched',
    neighbourhood: 'Brentwood',
    type: 'Bungalow',
    picture: 'spring-clearing',
    season: 'Example, spring 2026',
    situation:
      'A family was selling their late parents’ house, with its first kitchen and its second roof. Two contractors had offered a quick price.',
    decision:
      'No renovation. We cleared it, cleaned it, filmed the lot and the light, and said openly that the rooms were original. Buyers saw the floor plan as it was and as it could be.',
    outcome:
      'Families came as well as builders, and a family bought it. The sellers spent less than one mortgage payment on preparing it.',
    listPrice: 679_000,
    soldPrice: 705_000,
    daysOnMarket: 6,
    showings: 41,
    offers: 4,
  },
  {
    sample: true,
    title: 'The condo that came back',
    neighbourhood: 'Beltline',
    type: 'Two-bedroom condo',
    picture: 'walk-up',
    season: 'Example, fall 2026',
    situation:
      'It had been listed once before, for more, and expired after three months. The owner had already moved and was paying twice.',
    decision:
      'We asked for the condo documents first and put the reserve fund study on page one. We filmed again in the evening, when the view is best, and set a price just below the building’s last two sales.',
    outcome:
      'One buyer, one offer, a little under the list price, and firm nine days after the offer. It set no record, but it ended the second payment.',
    listPrice: 339_000,
    soldPrice: 332_500,
    daysOnMarket: 31,
    showings: 17,
    offers: 1,
  },
] as const satisfies v.InferOutput<typeof CaseStudySchema>[]
