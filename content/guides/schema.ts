/** The entities of section 3 that the guides are made of. */
import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

/** A pledge that the numbers below stand for no listing and no forecast. */
const sample = v.literal(true)

export const InvestmentStrategySchema = v.object({
  sample,
  title: text,
  description: text,
  /** What it returns in a year, in words, with the year the figure belongs to. */
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
  /** Gross, from and to: a year's rent in percent of the price. */
  rentYield: v.strictTuple([v.number(), v.number()]),
  highlights: v.pipe(v.array(text), v.minLength(3), v.maxLength(4)),
})
export type InvestmentArea = v.InferOutput<typeof InvestmentAreaSchema>

/** Where in a house each stands; the drawing of the guide has a spot for every one. */
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

/** Radon bands, in becquerels per cubic metre. The last has no upper end. */
export const RadonBandSchema = v.object({
  level: v.picklist(['Low', 'Moderate', 'High']),
  from: v.number(),
  to: v.nullable(v.number()),
  label: text,
  meaning: text,
  action: text,
})
export type RadonBand = v.InferOutput<typeof RadonBandSchema>
