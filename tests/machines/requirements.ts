/** The rules of sections 4, 5, 8 and 9 that no machine follows, or that no walk alone proves: the test that does. */
import type { RuleId } from '../../machines/rules.ts'

/** A file, and the title of a test in it. */
type Proof = { file: string; test: string }

const lead = (test: string): Proof => ({ file: 'tests/unit/lead.test.ts', test })
const numbers: Proof = { file: 'tests/content/as-specified.test.ts', test: '%s: %s' }
const boundaries = (test: string): Proof => ({
  file: 'tests/browser/scroll-boundaries.extended.test.ts',
  test,
})

export const PROOFS: Partial<Record<RuleId, Proof>> = {
  '4.39.1': {
    file: 'tests/functions/take-lead-service.test.ts',
    test: 'stores what a member took, once, with no mail to anybody',
  },
  '4.5.1': boundaries('the header changes past 20 px'),
  '4.5.2': boundaries('the quick actions are shown past 400 px'),
  '4.8.1': boundaries('the banner is shown past 100 px'),
  '4.10.1': boundaries('the floating navigation is shown past 300 px'),
  '4.10.2': boundaries('a section is marked from 200 px below the top of the window on'),
  '4.12.1': boundaries('the value proposition is revealed with 20% of it visible'),
  '4.12.2': boundaries('the evaluation banner is revealed with 30% of it visible'),
  '4.12.3': {
    file: 'tests/browser/home.extended.test.ts',
    test: 'a section that is too tall to show a fifth of itself is revealed once it fills the window',
  },
  '4.21': {
    file: 'tests/browser/communities.extended.test.ts',
    test: 'questions open independently of each other',
  },
  '4.22': {
    file: 'tests/browser/home-hero.test.ts',
    test: 'is in the light of the hour in Calgary, from before any script arrives, in both themes',
  },
  '4.23': {
    file: 'tests/browser/transitions.extended.test.ts',
    test: 'the next page opens over the last one, below the header, also on the way back',
  },
  '4.27.2': {
    file: 'tests/browser/auth.extended.test.ts',
    test: 'advice on a new password is given after a pause, and refuses nothing',
  },
  '4.29.8': {
    file: 'tests/functions/case-reminders.test.ts',
    test: 'reminds the owner of a claimed lead, then the managers, and then nobody',
  },
  '5.1': {
    file: 'tests/browser/auth.extended.test.ts',
    test: 'both tabs share the email and password, and use the browser’s validation',
  },
  '5.2': lead('an invalid payload is refused with the messages of section 5'),
  '5.3': lead('an invalid payload is refused with the messages of section 5'),
  '5.4': lead('an invalid payload is refused with the messages of section 5'),
  '5.5': lead('an invalid payload is refused with the messages of section 5'),
  '5.6': lead('an invalid payload is refused with the messages of section 5'),
  '5.7': lead('from the application form, which also requires an experience'),
  '5.8': lead('from the application form, which also requires an experience'),
  '5.9': { file: 'tests/unit/email-rule.test.ts', test: 'an address that browsers refuse is refused: %j' },
  '5.10': {
    file: 'tests/content/as-specified.test.ts',
    test: 'the wording of the consents, with e-mail pre-ticked and SMS not',
  },
  '8.6': { file: 'tests/unit/backend-client.test.ts', test: 'throws without a URL' },
  '8.9': {
    file: 'tests/browser/every-page.test.ts',
    test: 'an unknown path shows the not-found page, when loaded and after navigation',
  },
  '8.10': {
    file: 'tests/browser/page-changes.test.ts',
    test: 'a page whose code does not arrive comes as a document and says so, then has a retry',
  },
  '8.11': {
    file: 'tests/browser/outages.extended.test.ts',
    test: 'a moment’s outage: tries again by itself, says so, and stores one lead',
  },
  '9.1': numbers,
  '9.2': numbers,
  '9.3': lead('but the shortest valid input is accepted'),
  '9.4': {
    file: 'tests/unit/lead-score.test.ts',
    test: 'is capped at 100, but lists every reason with its full points',
  },
  '9.5': numbers,
  '9.6': numbers,
  '9.9': {
    file: 'tests/functions/case-clock.test.ts',
    test: 'gives each to the next in rotation, with the reason in words',
  },
}
