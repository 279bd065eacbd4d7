/** Mutants that behave like the original on every path, each with the reason. */
import type { MachineName } from '../../machines/index.ts'

const BOTH_STATES = 'Both states of the password field handle the event, before the state around them could.'
const INQUIRY = 'The region inside that asks again handles the event, before the state around it could.'
const SAME = 'Both targets are the same state.'
const EXCLUSIVE = 'At most one of the two guards passes, whichever is tried first.'

export const EQUIVALENT: Partial<Record<MachineName, Readonly<Record<string, string>>>> = {
  account: {
    'tries the next alternative before account.saving on saveConsent onDone': EXCLUSIVE,
  },
  attribution: {
    'tries the next alternative before attribution.reading on readCampaign onDone': EXCLUSIVE,
    'tries the next alternative before attribution.reading on readCampaign onDone, alternative 2': EXCLUSIVE,
  },
  communitySearch: {
    'redirects communitySearch on query.typed, alternative 2 to .filtering':
      'The filter starts with its matches: both targets are the same state.',
  },
  deskAccess: {
    'adds deskAccess.known on access.doubted to accepting': INQUIRY,
    'adds deskAccess.known on access.doubted to checking': INQUIRY,
    'adds deskAccess.known on access.doubted to failed': INQUIRY,
    'tries the next alternative before deskAccess.accepting on acceptInvitation onDone': EXCLUSIVE,
    'tries the next alternative before deskAccess.checking on whoAmI onDone': EXCLUSIVE,
    'tries the next alternative before deskAccess.known.inquiry.asking on whoAmIAgain onDone': EXCLUSIVE,
    'tries the next alternative before deskAccess.known.inquiry.asking on whoAmIAgain onDone, alternative 3':
      EXCLUSIVE,
  },
  deskLead: {
    'tries the next alternative before deskLead.shown.moving on moveLead onDone': EXCLUSIVE,
    'tries the next alternative before deskLead.shown.moving on moveLead onDone, alternative 2': EXCLUSIVE,
  },
  leadCase: {
    'tries the next alternative before leadCase.claimed on case.undone': EXCLUSIVE,
    'tries the next alternative before leadCase.claimed on case.undone, alternative 2': EXCLUSIVE,
    'tries the next alternative before leadCase.client on case.undone': EXCLUSIVE,
    'tries the next alternative before leadCase.contacted on case.undone': EXCLUSIVE,
    'tries the next alternative before leadCase.contacted on case.undone, alternative 2': EXCLUSIVE,
    'tries the next alternative before leadCase.contacted on case.undone, alternative 3': EXCLUSIVE,
    'tries the next alternative before leadCase.junk on case.undone': EXCLUSIVE,
    'tries the next alternative before leadCase.lost on case.reopened': EXCLUSIVE,
    'tries the next alternative before leadCase.lost on case.undone': EXCLUSIVE,
    'tries the next alternative before leadCase.lost on case.undone, alternative 2': EXCLUSIVE,
    'tries the next alternative before leadCase.meeting on case.undone': EXCLUSIVE,
    'tries the next alternative before leadCase.meeting on case.undone, alternative 2': EXCLUSIVE,
    'tries the next alternative before leadCase.meeting on case.undone, alternative 3': EXCLUSIVE,
    'tries the next alternative before leadCase.new on case.undone': EXCLUSIVE,
    'tries the next alternative before leadCase.new on case.undone, alternative 2': EXCLUSIVE,
  },
  leadForm: {
    'redirects leadForm.ready.offline on lead.edit to editing': SAME,
    'redirects leadForm.ready.offline on lead.prefill to editing': SAME,
    'redirects leadForm.ready.waiting on lead.edit to editing': SAME,
    'redirects leadForm.ready.waiting on lead.prefill to editing': SAME,
    'redirects leadForm.submitting on lead.edit to ready': SAME,
    'redirects leadForm.submitting on lead.prefill to ready': SAME,
    'redirects leadForm.submitting.sending on attemptTimeout to pausing': SAME,
    'redirects leadForm.submitting.sending on sendLead onDone, alternative 5 to pausing': SAME,
    'redirects leadForm.submitting.sending on sendLead onError to pausing': SAME,
    'tries the next alternative before leadForm.submitting.sending on attemptTimeout': EXCLUSIVE,
    'tries the next alternative before leadForm.submitting.sending on sendLead onDone, alternative 5':
      EXCLUSIVE,
    'tries the next alternative before leadForm.submitting.sending on sendLead onError': EXCLUSIVE,
    'tries the next alternative before leadForm.submitting.sending on sendLead onDone': EXCLUSIVE,
    'tries the next alternative before leadForm.submitting.sending on sendLead onDone, alternative 2':
      EXCLUSIVE,
    'tries the next alternative before leadForm.submitting.sending on sendLead onDone, alternative 3':
      EXCLUSIVE,
    'tries the next alternative before leadForm.submitting.sending on sendLead onDone, alternative 4':
      EXCLUSIVE,
  },
  newsletterLink: {
    'tries the next alternative before newsletterLink.sending on followLink onDone': EXCLUSIVE,
    'tries the next alternative before newsletterLink.sending on followLink onDone, alternative 2': EXCLUSIVE,
  },
  passwordAdvice: {
    'no longer re-enters on passwordAdvice on password.typed, alternative 2':
      'A transition from the machine to one of its states leaves that state anyway.',
  },
  passwordChange: {
    'adds passwordChange.open on password.toggled to closed': BOTH_STATES,
  },
  passwordReset: {
    'adds passwordReset.choosing on password.toggled to arriving': BOTH_STATES,
    'adds passwordReset.choosing on password.toggled to asking': BOTH_STATES,
    'adds passwordReset.choosing on password.toggled to closed': BOTH_STATES,
    'adds passwordReset.choosing on password.toggled to mailed': BOTH_STATES,
    'adds passwordReset.choosing on password.toggled to sending': BOTH_STATES,
    'tries the next alternative before passwordReset.arriving on followLink onDone': EXCLUSIVE,
  },
  promoBanner: {
    'redirects promoBanner.hidden on threshold.passed, alternative 2 to visible':
      'A banner that appears starts rotating: both targets are the same state.',
  },
  theme: {
    'tries the next alternative before theme on choice.found': EXCLUSIVE,
  },
}
