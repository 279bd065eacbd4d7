/** Schemas of the guides' entities (section 3). */
import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

/** The figures are illustrative: no listing and no forecast. */
const sample = v.boolean()

export const InvestmentStrategySchema = v.object({
  sample,
  title: text,
  description: text,
  /** The yearly return as text, with the year the figure is for. */
  roi: text,
  timeframe: text,
  riskLevel: v.picklist(['Low', 'Medium', 'High']),
  highlights: v.pipe(v.array(text), v.minLength(4), v.maxLength(6)),
})
export type InvestmentStrategy = v.InferOutput<typeof InvestmentStrategySchema>

export const InvestmentAreaSchema = v.object({
  sample,
  name: text,
  type: text,
  /** In CAD. */
  avgPrice: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** From and to, in percent: a year's gross rent over the price. */
  rentYield: v.strictTuple([v.number(), v.number()]),
  highlights: v.pipe(v.array(text), v.minLength(3), v.maxLength(4)),
})
export type InvestmentArea = v.InferOutput<typeof InvestmentAreaSchema>

/** The spots marked in the guide's drawing of a house. */
const ASBESTOS_PLACES = [
  'attic',
  'pipes',
  'ducts',
  'ceiling',
  'sheet-flooring',
  'partition',
  'stucco',
  'hearth',
  'tiles',
  'roof',
  'flue',
  'window',
] as const
export const AsbestosLocationSchema = v.object({
  place: v.picklist(ASBESTOS_PLACES),
  location: text,
  /** When the material was in common use. */
  period: text,
  risk: v.picklist(['High', 'Medium', 'Low']),
})
export type AsbestosLocation = v.InferOutput<typeof AsbestosLocationSchema>

export const STEP_ICONS = [
  'wallet',
  'search',
  'eye',
  'file-pen',
  'list-checks',
  'building',
  'hammer',
  'handshake',
  'scale',
  'key',
] as const
export const GuideStepSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: text,
  body: text,
  icon: v.picklist(STEP_ICONS),
})
export type GuideStep = v.InferOutput<typeof GuideStepSchema>

/** In becquerels per cubic metre. The last band has no upper end. */
export const RadonBandSchema = v.object({
  level: v.picklist(['Low', 'Moderate', 'High']),
  from: v.number(),
  to: v.nullable(v.number()),
  label: text,
  meaning: text,
  action: text,
})
export type RadonBand = v.InferOutput<typeof RadonBandSchema>
