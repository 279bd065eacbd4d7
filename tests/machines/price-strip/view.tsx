import { quadrants } from '../../../content/communities/quadrants.ts'
import { quadrantView } from '../shared/quadrants.ts'

export const view = { ...quadrantView(quadrants[0]), pages: ['/communities/northwest'] }
