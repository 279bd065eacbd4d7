/**
 * Every machine of the site. The path tests, the diagrams and the inspector all read this list,
 * so a new machine is registered here and nowhere else.
 */
import { account } from './account.ts'
import { attribution } from './attribution.ts'
import { authForm } from './auth-form.ts'
import { authSession } from './auth-session.ts'
import { calculator } from './calculator.ts'
import { communityLights } from './community-lights.ts'
import { communityOrder } from './community-order.ts'
import { communitySearch } from './community-search.ts'
import { deskMachines } from './desk-machines.ts'
import { drawer } from './drawer.ts'
import { dropdown } from './dropdown.ts'
import { embed } from './embed.ts'
import { fieldCheck } from './field-check.ts'
import { hero } from './hero.ts'
import { launchPhases } from './launch-phases.ts'
import { leadCase } from './lead-case.ts'
import { leadDraft } from './lead-draft.ts'
import { leadForm } from './lead-form.ts'
import type { MachineEntry } from './machine-entry.ts'
import { mailedCode } from './mailed-code.ts'
import { newsletterForm } from './newsletter-form.ts'
import { newsletterLink } from './newsletter-link.ts'
import { overflow } from './overflow.ts'
import { passwordAdvice } from './password-advice.ts'
import { passwordChange } from './password-change.ts'
import { passwordReset } from './password-reset.ts'
import { priceStrip } from './price-strip.ts'
import { promoBanner } from './promo-banner.ts'
import { reveal } from './reveal.ts'
import { reviewsWidget } from './reviews-widget.ts'
import { scrollThreshold } from './scroll-threshold.ts'
import { sectionSpy } from './section-spy.ts'
import { signOut } from './sign-out.ts'
import { theme } from './theme.ts'

export const machines = {
  account: {
    machine: account,
    purpose: 'Shows visitors their requests and consents, and exports or erases their data.',
    section: 'none: what comes after a lead',
  },
  attribution: {
    machine: attribution,
    purpose: 'Remembers which campaign a visitor came from.',
    section: '4, UTM handling',
  },
  authForm: {
    machine: authForm,
    purpose: 'Signs in or signs up with the same email and password.',
    section: '2 and 4, Auth form',
  },
  authSession: {
    machine: authSession,
    purpose: 'Knows who is signed in.',
    section: '4, Auth loading',
  },
  calculator: {
    machine: calculator,
    purpose: 'Calculates as the visitor types, and keeps the inputs in the page’s address.',
    section: '2, Tools and Home costs',
    input: { inputs: { price: 600_000 } },
  },
  communityLights: {
    machine: communityLights,
    purpose: 'Points out a community on the map and in the directory.',
    section: '2, Communities',
  },
  communityOrder: {
    machine: communityOrder,
    purpose: 'Sorts the directory by name or by assessed value.',
    section: '2, Communities',
  },
  communitySearch: {
    machine: communitySearch,
    purpose: 'Filters the community directory on each keystroke.',
    section: '4, Community search',
    input: { names: ['Auburn Bay', 'Brentwood', 'Mahogany'] },
  },
  ...deskMachines,
  drawer: {
    machine: drawer,
    purpose: 'Opens and closes the menu on a phone.',
    section: '4, Mobile drawer',
  },
  dropdown: {
    machine: dropdown,
    purpose: 'Opens and closes the Buyer Services menu, with delays for the pointer.',
    section: '4, Dropdown menu',
  },
  embed: {
    machine: embed,
    purpose: 'Shows another site’s video or calculator on request.',
    section: '3, Video embed props, and 2, Tools',
  },
  hero: {
    machine: hero,
    purpose: 'Brings in the top of the home page and its video.',
    section: '4, Hero',
  },
  launchPhases: {
    machine: launchPhases,
    purpose: 'Rotates the four launch phases, or shows the one that is clicked.',
    section: '4, Launch strategy',
  },
  leadCase: {
    machine: leadCase,
    purpose: 'The life of a lead, from its arrival to a client or a loss.',
    section: 'none: the team’s own side',
  },
  leadDraft: {
    machine: leadDraft,
    purpose: 'Keeps a lead form’s unsent input for the tab.',
    section: '4, Lead and contact form',
  },
  leadForm: {
    machine: leadForm,
    purpose: 'Sends a lead once, retries, reports the result, and keeps what was typed.',
    section: '4, Lead and contact form',
    input: { pageOpenedAt: 0, submissionId: null },
  },
  mailedCode: {
    machine: mailedCode,
    purpose: 'Signs in with a mailed code instead of a password.',
    section: '7, Sign in',
    input: { email: '' },
  },
  newsletterForm: {
    machine: newsletterForm,
    purpose: 'Subscribes to the newsletter.',
    section: '2, Footer',
  },
  newsletterLink: {
    machine: newsletterLink,
    purpose: 'Confirms or ends a subscription by a mailed link.',
    section: '2, Footer',
    input: { step: 'confirm' },
  },
  overflow: {
    machine: overflow,
    purpose: 'Knows whether a table overflows, and whether there is more to the right.',
    section: '2, Screens',
  },
  priceStrip: {
    machine: priceStrip,
    purpose: 'Names the dots that show how a quadrant’s communities spread over price.',
    section: '2, Communities',
    input: { index: 1 },
  },
  promoBanner: {
    machine: promoBanner,
    purpose: 'Rotates five claims under the header.',
    section: '4, Banner',
  },
  reveal: {
    machine: reveal,
    purpose: 'Reveals a section once, when it is seen.',
    section: '9, visibility thresholds',
    input: { threshold: 0.2 },
  },
  reviewsWidget: {
    machine: reviewsWidget,
    purpose: 'Loads the review widget when its section is near the window.',
    section: '8, Review widget',
  },
  scrollThreshold: {
    machine: scrollThreshold,
    purpose: 'Knows whether the page is scrolled past a threshold.',
    section: '4, Navbar scrolled',
    input: { threshold: 20 },
  },
  sectionSpy: {
    machine: sectionSpy,
    purpose: 'Knows which section is being read.',
    section: '2, Infrastructure page',
    input: { sections: ['overview', 'infrastructure', 'statistics'] },
  },
  signOut: {
    machine: signOut,
    purpose: 'Signs out, or reports that it failed.',
    section: '7, Sign out',
  },
  theme: {
    machine: theme,
    purpose: 'Shows the page light or dark: like the system, or as the visitor chose.',
    section: '2, Global behaviour',
  },
  passwordReset: {
    machine: passwordReset,
    purpose: 'Mails a link for a forgotten password, and sets a new one with it.',
    section: '2, Auth',
  },
  passwordChange: {
    machine: passwordChange,
    purpose: 'Changes the password of a visitor who is signed in.',
    section: '7, Sign in',
  },
  passwordAdvice: {
    machine: passwordAdvice,
    purpose: 'Gives advice on a new password, after a pause in typing.',
    section: '5, Password',
  },
  fieldCheck: {
    machine: fieldCheck,
    purpose: 'Shows the browser’s validation errors beside the fields of the sign-in forms.',
    section: '5, Sign-in',
  },
} satisfies Record<string, MachineEntry>

export type MachineName = keyof typeof machines
