import { Link } from '@tanstack/react-router'
import type { LeadFormContent } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import { focusOnMount } from '../../browser/focus.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { carrying } from '../auth/carried-address.ts'
import styles from './LeadForm.module.css'

type Props = {
  content: LeadFormContent
  firstName: string
  /** Where the visitor can be reached. */
  email: string
  /** Shows the empty form again. */
  another: () => void
}

/** Replaces a form that was sent. Its heading takes the focus. */
export function LeadSent({ content, firstName, email, another }: Props) {
  return (
    <div className={`stack ${styles.sent}`} data-gap="large">
      <h2 ref={focusOnMount} tabIndex={-1}>
        {content.sent.title(firstName)}
      </h2>
      <WhatNext content={content} email={email} />
      <Button kind="quiet" size="small" onClick={another}>
        {messages.leadAnother}
      </Button>
    </div>
  )
}

/** The next steps for a stored lead, the phone number, and a guide. */
export function WhatNext({ content: { sent }, email }: { content: LeadFormContent; email?: string }) {
  return (
    <>
      <ol className="rows numbered" data-strong data-closed role="list">
        {sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {sent.call}{' '}
        <a href={site.phone.href} className={styles.phone}>
          {site.phone.display}
        </a>
      </p>
      <ArrowLink destination={sent.guide}>{sent.guide.label}</ArrowLink>
      <p className="note">
        <Link to={messages.leadFollow.to} {...carrying(email)}>
          {messages.leadFollow.label}
        </Link>{' '}
        {messages.leadFollow.text}
      </p>
    </>
  )
}
