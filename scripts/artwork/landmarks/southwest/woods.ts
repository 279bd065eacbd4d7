/** The dark of the woods around the water. */
import { oklch } from '../../palette.ts'

export const woods = (dark: boolean) => (dark ? oklch(17, 0.036, 232) : oklch(31, 0.045, 190))
