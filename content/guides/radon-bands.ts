/** What a measured level of radon means (section 2, Radon). */
import type { RadonBand } from './schema.ts'

export const radonBands: readonly RadonBand[] = [
  {
    level: 'Low',
    from: 0,
    to: 100,
    label: '0–100',
    meaning: 'Below the reference level of the World Health Organization, which is 100.',
    action:
      'Nothing urgent. Test again after a renovation that touches the basement, or in about five years.',
  },
  {
    level: 'Moderate',
    from: 100,
    to: 200,
    label: '100–200',
    meaning: 'Below the Canadian guideline, yet no level is known to be free of risk.',
    action: 'Consider lowering it, especially if someone sleeps or works in the basement, or smokes.',
  },
  {
    level: 'High',
    from: 200,
    to: null,
    label: '200+',
    meaning: 'Above the Canadian guideline.',
    action: 'Have it lowered. Health Canada says: the higher the level, the sooner.',
  },
]
