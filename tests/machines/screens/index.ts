/**
 * Level 3 of each machine: its screen, or why there is none. Whatever a visitor can cause on the built
 * site must be walked there.
 */
import type { MachineName } from '../../../machines/index.ts'
import { attributionScreen } from './attribution.ts'
import { authFormScreen } from './auth-form.ts'
import { authSessionScreen } from './auth-session.ts'
import { drawerScreen } from './drawer.ts'
import { dropdownScreen } from './dropdown.ts'
import { heroScreen } from './hero.ts'
import { launchPhasesScreen } from './launch-phases.ts'
import { leadFormScreen } from './lead-form.ts'
import { newsletterFormScreen } from './newsletter-form.ts'
import { promoBannerScreen } from './promo-banner.ts'
import { revealScreen } from './reveal.ts'
import { reviewsWidgetScreen } from './reviews-widget.ts'
import type { Screen } from './screen.ts'
import { scrollThresholdScreen } from './scroll-threshold.ts'
import { signOutScreen } from './sign-out.ts'
import { themeScreen } from './theme.ts'
import { videoEmbedScreen } from './video-embed.ts'

const NO_SCREEN_YET = 'its screen is not built yet'

export const screens: Record<MachineName, Screen | string> = {
  attribution: attributionScreen,
  authForm: authFormScreen,
  authSession: authSessionScreen,
  calculatorFrame: NO_SCREEN_YET,
  communitySearch: NO_SCREEN_YET,
  drawer: drawerScreen,
  dropdown: dropdownScreen,
  hero: heroScreen,
  launchPhases: launchPhasesScreen,
  leadForm: leadFormScreen,
  newsletterForm: newsletterFormScreen,
  promoBanner: promoBannerScreen,
  reveal: revealScreen,
  reviewsWidget: reviewsWidgetScreen,
  scrollThreshold: scrollThresholdScreen,
  sectionSpy: NO_SCREEN_YET,
  signOut: signOutScreen,
  videoEmbed: videoEmbedScreen,
  theme: themeScreen,
}
