import { Link, useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import { NEWSLETTER_PATH, newsletter } from '../../../content/newsletter.ts'
import { functionUrl } from '../../backend/config.ts'
import { askAbout } from '../../ui/ask-about-address.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import field from '../../ui/Field.module.css'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useUnhydrated } from '../../ui/use-unhydrated.ts'
import styles from './NewsletterForm.module.css'
import { NEWSLETTER_FUNCTION } from './subscribe.ts'
import { useNewsletterForm } from './use-newsletter-form.ts'

const FIELD = 'newsletter-email'
const ERROR = 'newsletter-error'
const STATUS = 'newsletter-status'

/** The newsletter form: submits through its machine, or as a native post without JavaScript. In the footer, on a dark tone. */
export function NewsletterForm({ tone = 'dark' }: { tone?: 'light' | 'dark' }) {
  const { actor, ref, submit, edit } = useNewsletterForm()
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const subscribed = useSelector(actor, (snapshot) => snapshot.matches('subscribed'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const rejected = useSelector(actor, (snapshot) => snapshot.matches('rejected'))
  const message = useSelector(actor, (snapshot) => snapshot.context.message)
  const page = useLocation({ select: ({ pathname }) => pathname })
  const hydrated = useHydrated()
  const asks = useSelector(actor, (snapshot) => askAbout(snapshot.context.email))
  const waits = useSelector(actor, (snapshot) => snapshot.context.waits)
  const { failed: failure, ...notices } = newsletter.notices
  const requested = waits ? notices.confirmLater : notices.confirmSent
  return (
    <section
      className={`screen-only ${styles.newsletter}`}
      aria-labelledby="newsletter-title"
      data-tone={tone}
      data-unhydrated={useUnhydrated()}
    >
      <div className="column" data-gap="small">
        <h2 id="newsletter-title" className="subheading">
          {newsletter.title}
        </h2>
        <p>{newsletter.text}</p>
      </div>
      <div className="column" data-gap="small">
        <form
          className="column"
          data-gap="small"
          method="post"
          action={functionUrl(NEWSLETTER_FUNCTION)}
          aria-busy={busy}
          noValidate={hydrated}
          onSubmit={(event) => {
            event.preventDefault()
            const email = new FormData(event.currentTarget).get('email')
            if (typeof email === 'string') submit(email)
          }}
        >
          <input type="hidden" name="page" value={page} />
          <label htmlFor={FIELD} className="label">
            {newsletter.emailLabel}
          </label>
          <div className={`cluster ${styles.line}`}>
            <input
              ref={ref}
              className={control.control}
              id={FIELD}
              name="email"
              type="email"
              required
              autoComplete="email"
              aria-describedby={`${ERROR} ${STATUS} newsletter-consent`}
              aria-invalid={message === '' ? undefined : true}
              onInput={({ currentTarget }) => edit(currentTarget.value)}
            />
            {rejected && (
              <p id={ERROR} className={field.error}>
                <CircleAlert aria-hidden="true" />
                {message}
              </p>
            )}
            <Button type="submit" kind={tone === 'light' ? 'primary' : 'quiet'} pending={busy}>
              {busy ? newsletter.submittingLabel : newsletter.submitLabel}
            </Button>
          </div>
          <p id="newsletter-consent" className="note">
            {newsletter.consent}
          </p>
        </form>
        {/* Older mails link to these ids, which is all they reach without JavaScript. */}
        {page !== NEWSLETTER_PATH && (
          <p id="newsletter-confirm" className="note">
            <Link id="newsletter-unsubscribe" to={NEWSLETTER_PATH}>
              {newsletter.codeLink}
            </Link>
          </p>
        )}
        <div id={STATUS} role="status">
          {subscribed && (
            <p className="notice">
              <strong>{requested.title}.</strong> {requested.text}
              {asks && <span> {asks}</span>}
            </p>
          )}
          {failed && (
            <p className="notice" data-tone="error">
              {message || `${failure.title}. ${failure.text}`}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
