/** The hero of each page that has one of its own, by file name. */

import { accessibility } from './accessibility.ts'
import { account } from './account.ts'
import { aerialVideos } from './aerial-videos.ts'
import { buyer } from './buyer.ts'
import { buyersGuide } from './buyers-guide.ts'
import { condos } from './condos.ts'
import { evaluation } from './evaluation.ts'
import { infrastructure } from './infrastructure.ts'
import { investmentGuide } from './investment-guide.ts'
import { join } from './join.ts'
import { luxury } from './luxury.ts'
import { notFound } from './not-found.ts'
import { radon } from './radon.ts'
import { socialPresence } from './social-presence.ts'
import { tools } from './tools.ts'
import { videoProduction } from './video-production.ts'
import { videos } from './videos.ts'

export const pageHeroes = {
  'hero-buyers-guide': buyersGuide,
  'hero-condos': condos,
  'hero-evaluation': evaluation,
  'hero-luxury': luxury,
  'hero-not-found': notFound,
  'hero-buyer': buyer,
  'hero-tools': tools,
  'hero-video-production': videoProduction,
  'hero-videos': videos,
  'hero-social-presence': socialPresence,
  'hero-aerial-videos': aerialVideos,
  'hero-infrastructure': infrastructure,
  'hero-join': join,
  'hero-investment-guide': investmentGuide,
  'hero-radon': radon,
  'hero-accessibility': accessibility,
  'hero-account': account,
}
