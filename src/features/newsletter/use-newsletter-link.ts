import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { NEWSLETTER_CODE_PARAMETER, NEWSLETTER_FRAGMENT } from '../../../content/newsletter.ts'
import type { NewsletterStep } from '../../../content/types.ts'
import { type LinkAnswer, type LinkRequest, newsletterLink } from '../../../machines/newsletter-link.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { followLink } from './follow-link.ts'

const machine = newsletterLink.provide({
  actors: {
    followLink: fromPromise<LinkAnswer, LinkRequest>(({ input, signal }) => followLink(input, signal)),
  },
})

const STEPS: Readonly<Record<string, NewsletterStep>> = {
  '': 'start',
  ...Object.fromEntries(Object.entries(NEWSLETTER_FRAGMENT).map(([step, fragment]) => [fragment, step])),
  [NEWSLETTER_FRAGMENT.confirmFailed]: 'confirm',
  [NEWSLETTER_FRAGMENT.unsubscribeFailed]: 'unsubscribe',
}

/** The newsletter page's current step, the code in its address, and `press` for its forms' button. */
export function useNewsletterLink() {
  const { step, code } = useLocation({
    select: ({ hash, searchStr }) => ({
      // Another fragment, such as a skip link's, names nothing that the page could show.
      step: STEPS[hash],
      code: new URLSearchParams(searchStr).get(NEWSLETTER_CODE_PARAMETER) ?? '',
    }),
    structuralSharing: true,
  })
  const actor = useMachineActor(machine, { input: { step: step ?? 'start' } })
  useEffect(() => {
    if (step && step !== actor.getSnapshot().context.step) actor.send({ type: 'link.named', step })
  }, [actor, step])
  return { actor, code, press: (token: string) => actor.send({ type: 'link.pressed', token }) }
}

/** The step shown in each state. */
export function shownStep(snapshot: SnapshotFrom<typeof newsletterLink>): NewsletterStep {
  for (const outcome of ['confirmed', 'unsubscribed', 'expired'] as const)
    if (snapshot.matches(outcome)) return outcome
  if (snapshot.matches('used')) return snapshot.context.onTheList ? 'onTheList' : 'offTheList'
  return snapshot.context.step
}
