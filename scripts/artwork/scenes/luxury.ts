/** The drawings of the page on luxury homes. */
import { priceLayers } from './price-layers.ts'
import { privateGate } from './private-gate.ts'

export const luxury = {
  'price-layers': priceLayers,
  'private-gate': privateGate,
}
