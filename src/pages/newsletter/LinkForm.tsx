import { useSelector } from '@xstate/react'
import { NEWSLETTER_FRAGMENT, newsletter } from '../../../content/newsletter.ts'
import { site } from '../../../content/site.ts'
import type { LinkAction } from '../../../content/types.ts'
import { functionUrl } from '../../backend/config.ts'
import { focusOnMount } from '../../browser/focus.ts'
import { linkFunction } from '../../features/newsletter/follow-link.ts'
import type { useNewsletterLink } from '../../features/newsletter/use-newsletter-link.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Props = ReturnType<typeof useNewsletterLink> & { action: LinkAction }

/**
 * The button for a mailed link's action. The code comes from the page's address; without one, or without JavaScript
 * to read it, the visitor copies it from the mail.
 */
export function LinkForm({ action, actor, code, press }: Props) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const shown = useSelector(actor, (snapshot) => snapshot.matches('shown'))
  const hydrated = useHydrated()
  const { submitLabel, submittingLabel } = newsletter[action]
  return (
    <form
      className="stack"
      method="post"
      action={functionUrl(linkFunction(action))}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        const token = new FormData(event.currentTarget).get('token')
        if (typeof token === 'string') press(token)
      }}
    >
      {/* After a post without JavaScript, until the button is pressed again. */}
      {shown && (
        <div
          id={NEWSLETTER_FRAGMENT[`${action}Failed`]}
          className="notice"
          data-tone="error"
          data-target
          tabIndex={-1}
        >
          <Failure />
        </div>
      )}
      {failed && (
        <div ref={focusOnMount} className="notice" data-tone="error" role="alert" tabIndex={-1}>
          <Failure />
        </div>
      )}
      <label className={hydrated ? 'label' : 'label without-script'} hidden={hydrated && code !== ''}>
        {newsletter.codeLabel}
        <input
          className={control.control}
          id={`${action}-code`}
          name="token"
          required
          defaultValue={hydrated ? code : ''}
          autoComplete="off"
        />
      </label>
      {!hydrated && (
        <span className="without-script">
          <Button type="submit">{submitLabel}</Button>
        </span>
      )}
      {/* No submit button: pressed before the page answers, it is pressed again once the code is there. */}
      <span className="script-only">
        <Button pending={busy} onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}>
          {busy ? submittingLabel : failed ? newsletter.retryLabel : submitLabel}
        </Button>
      </span>
    </form>
  )
}

function Failure() {
  const { title, text } = newsletter.notices.failed
  return (
    <>
      <p className="label">{title}</p>
      <p>
        {text} <a href={site.phone.href}>{site.phone.display}</a>
      </p>
    </>
  )
}
