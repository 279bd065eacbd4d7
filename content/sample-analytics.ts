/** A sample of the weekly report that the listing presentation shows. The figures are not those of a real listing. */
import * as v from 'valibot'
import { SAMPLE_MARK } from './sample-mark.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Point = v.object({ label: text, value: count })
const chart = { title: text, unit: text, reading: text }

export const AnalyticsSchema = v.object({
  sample: v.boolean(),
  title: text,
  intro: text,
  note: text,
  badge: text,
  /** Label of the control that shows a chart's figures as a table. */
  tableLabel: text,
  /** One point per day on the market. */
  views: v.object({
    ...chart,
    axis: text,
    opening: v.object({ days: count, label: text }),
    points: v.array(Point),
  }),
  /** In percent; adds up to 100. */
  sources: v.object({
    ...chart,
    axis: text,
    /** Of the first point, and of the others. */
    key: v.tuple([text, text]),
    points: v.array(Point),
  }),
  /** Each stage is a subset of the one before. */
  funnel: v.object({ ...chart, stage: text, points: v.array(Point) }),
})

const DAILY_VIEWS = [620, 810, 740, 530, 310, 260, 240, 210, 190, 180, 170, 160, 150, 140]

export const sampleAnalytics = {
  sample: true,
  title: 'How your listing is doing, on one page',
  intro:
    'Three charts, with a sentence on what each one means. This is a sample, for a detached house in its first two weeks.',
  note: 'Sample figures, to show how the report looks. They are not the results of a real listing.',
  badge: SAMPLE_MARK,
  tableLabel: 'The same figures as a table',
  views: {
    title: 'Views of the listing, by day',
    unit: 'views',
    axis: 'Day on the market',
    opening: { days: 4, label: 'of all views in days 1 to 4' },
    points: DAILY_VIEWS.map((value, day) => ({ label: `${day + 1}`, value })),
    reading:
      'More than half of all views came in the first four days. This is why the price has to be right on day one.',
  },
  sources: {
    title: 'Where the enquiries came from',
    unit: '%',
    axis: 'Source',
    key: ['As for every listing', 'Our own work'],
    points: [
      { label: 'Listing sites', value: 44 },
      { label: 'Our community websites', value: 21 },
      { label: 'Video and social media', value: 18 },
      { label: 'Agents and buyer database', value: 11 },
      { label: 'Sign and open house', value: 6 },
    ],
    reading: 'More than half of the enquiries did not come from the listing sites.',
  },
  funnel: {
    title: 'From views to offers',
    unit: 'in two weeks',
    stage: 'Stage',
    points: [
      { label: 'Views', value: 4710 },
      { label: 'Saves', value: 318 },
      { label: 'Visits', value: 36 },
      { label: 'Offers', value: 3 },
    ],
    reading:
      'One visit in twelve led to an offer. If many look and few visit, it is time to talk about the price or the pictures.',
  },
} as const satisfies v.InferOutput<typeof AnalyticsSchema>
