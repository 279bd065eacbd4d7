/** The marketing pages' content, and helpers to search it. */
import { footer, navigation, quickActions } from '../../content/navigation.ts'
import { aerialVideos } from '../../content/pages/aerial-videos.ts'
import { auth } from '../../content/pages/auth.ts'
import { buyer } from '../../content/pages/buyer.ts'
import { home } from '../../content/pages/home.ts'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { listingPresentation } from '../../content/pages/listing-presentation.ts'
import { socialPresence } from '../../content/pages/social-presence.ts'
import { team } from '../../content/pages/team.ts'
import { tools } from '../../content/pages/tools.ts'
import { videoProduction } from '../../content/pages/video-production.ts'
import { videos } from '../../content/pages/videos.ts'

export const DATA = {
  home,
  auth,
  videos,
  aerialVideos,
  videoProduction,
  socialPresence,
  listingPresentation,
  team,
  buyer,
  tools,
  infrastructure,
  navigation,
  footer,
  quickActions,
} as const

/** Every object below a value that has the named property. */
export function objectsWith<Name extends string>(name: Name, value: unknown): Record<Name, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [
    ...(name in value ? [value as Record<Name, unknown>] : []),
    ...Object.values(value).flatMap((one) => objectsWith(name, one)),
  ]
}

/** Every string below a value. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}
