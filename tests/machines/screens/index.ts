/**
 * Level 3 of each machine: its screen, or why there is none. Whatever a visitor can cause on the built
 * site must be walked there.
 */
import type { MachineName } from '../../../machines/index.ts'
import { attributionScreen } from './attribution.ts'
import { leadFormScreen } from './lead-form.ts'
import type { Screen } from './screen.ts'
import { scrollThresholdScreen } from './scroll-threshold.ts'

const NO_SCREEN_YET = 'its screen is not built yet'

export const screens: Record<MachineName, Screen | string> = {
  attribution: attributionScreen,
  authForm: NO_SCREEN_YET,
  authSession: NO_SCREEN_YET,
  calculatorFrame: NO_SCREEN_YET,
  communitySearch: NO_SCREEN_YET,
  drawer: NO_SCREEN_YET,
  dropdown: NO_SCREEN_YET,
  hero: NO_SCREEN_YET,
  launchPhases: NO_SCREEN_YET,
  leadForm: leadFormScreen,
  newsletterForm: NO_SCREEN_YET,
  promoBanner: NO_SCREEN_YET,
  reveal: NO_SCREEN_YET,
  reviewsWidget: NO_SCREEN_YET,
  scrollThreshold: scrollThresholdScreen,
  sectionSpy: NO_SCREEN_YET,
  videoEmbed: NO_SCREEN_YET,
}
