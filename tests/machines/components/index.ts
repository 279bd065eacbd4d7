/**
 * Level 2 of each machine: the component it is walked on, or why there is none, and what cannot happen
 * there, and why.
 */
import type { AnyTransitionDefinition } from 'xstate'
import { type MachineName, machines } from '../../../machines/index.ts'
import { allTransitions } from '../../support/structure.ts'
import type { LazyComponent } from './component.ts'

export const components: Record<MachineName, LazyComponent | string> = {
  attribution: { load: async () => (await import('./attribution.tsx')).attributionComponent },
  authForm: { load: async () => (await import('./auth-form.tsx')).authFormComponent },
  authSession: {
    load: async () => (await import('./auth-session.tsx')).authSessionComponent,
    impossible: {
      'xstate.error.actor.watchSession': 'its watcher says that nobody is signed in when it cannot know',
    },
  },
  calculator: { load: async () => (await import('./calculator.tsx')).calculatorComponent },
  communitySearch: { load: async () => (await import('./community-search.tsx')).communitySearchComponent },
  drawer: { load: async () => (await import('./navigation.tsx')).drawerComponent },
  dropdown: { load: async () => (await import('./navigation.tsx')).dropdownComponent },
  embed: { load: async () => (await import('./embed.tsx')).embedComponent },
  hero: { load: async () => (await import('./hero.tsx')).heroComponent },
  launchPhases: { load: async () => (await import('./rotations.tsx')).launchPhasesComponent },
  leadForm: { load: async () => (await import('./lead-form.tsx')).leadFormComponent },
  newsletterForm: { load: async () => (await import('./newsletter-form.tsx')).newsletterFormComponent },
  overflow: { load: async () => (await import('./overflow.tsx')).overflowComponent },
  promoBanner: { load: async () => (await import('./rotations.tsx')).promoBannerComponent },
  reveal: { load: async () => (await import('./seen.tsx')).revealComponent },
  reviewsWidget: { load: async () => (await import('./seen.tsx')).reviewsWidgetComponent },
  scrollThreshold: { load: async () => (await import('./scrolling.tsx')).scrollThresholdComponent },
  sectionSpy: { load: async () => (await import('./scrolling.tsx')).sectionSpyComponent },
  signOut: { load: async () => (await import('./sign-out.tsx')).signOutComponent },
  theme: { load: async () => (await import('./theme.tsx')).themeComponent },
}

/** The transitions of a machine that nothing on its component can cause, each with the reason. */
export function excusedTransitions(name: MachineName): ReadonlyMap<string, string> {
  const component = components[name]
  const impossible = typeof component === 'string' ? {} : (component.impossible ?? {})
  const excused = new Map<string, string>()
  for (const [definition, transition] of allTransitions(machines[name].machine)) {
    const { eventType } = definition as AnyTransitionDefinition
    const reason = impossible[transition] ?? impossible[eventType]
    if (reason !== undefined) excused.set(transition, reason)
  }
  return excused
}
