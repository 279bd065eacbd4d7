/**
 * Level 3 of each machine: its screen, or why there is none. Whatever a visitor can cause on the built
 * site must be walked there.
 */
import type { MachineName } from '../../../machines/index.ts'
import { attributionScreen } from './attribution.ts'
import { authFormScreen } from './auth-form.ts'
import { authSessionScreen } from './auth-session.ts'
import { calculatorScreen } from './calculator.ts'
import { communitySearchScreen } from './community-search.ts'
import { drawerScreen } from './drawer.ts'
import { dropdownScreen } from './dropdown.ts'
import { embedScreen } from './embed.ts'
import { heroScreen } from './hero.ts'
import { launchPhasesScreen } from './launch-phases.ts'
import { leadFormScreen } from './lead-form.ts'
import { newsletterFormScreen } from './newsletter-form.ts'
import { overflowScreen } from './overflow.ts'
import { promoBannerScreen } from './promo-banner.ts'
import { revealScreen } from './reveal.ts'
import { reviewsWidgetScreen } from './reviews-widget.ts'
import type { Screen } from './screen.ts'
import { scrollThresholdScreen } from './scroll-threshold.ts'
import { sectionSpyScreen } from './section-spy.ts'
import { signOutScreen } from './sign-out.ts'
import { themeScreen } from './theme.ts'

export const screens: Record<MachineName, Screen | string> = {
  attribution: attributionScreen,
  authForm: authFormScreen,
  authSession: authSessionScreen,
  calculator: calculatorScreen,
  communitySearch: communitySearchScreen,
  drawer: drawerScreen,
  dropdown: dropdownScreen,
  embed: embedScreen,
  hero: heroScreen,
  launchPhases: launchPhasesScreen,
  leadForm: leadFormScreen,
  newsletterForm: newsletterFormScreen,
  overflow: overflowScreen,
  promoBanner: promoBannerScreen,
  reveal: revealScreen,
  reviewsWidget: reviewsWidgetScreen,
  scrollThreshold: scrollThresholdScreen,
  sectionSpy: sectionSpyScreen,
  signOut: signOutScreen,
  theme: themeScreen,
}
