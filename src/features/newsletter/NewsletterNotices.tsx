import { useLocation } from '@tanstack/react-router'
import { NEWSLETTER_CODE_PARAMETER, NEWSLETTER_FRAGMENT, newsletter } from '../../../content/newsletter.ts'
import { functionUrl } from '../../backend/config.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'

const NOTICES = ['confirmSent', 'invalid', 'failed', 'confirmed', 'expired', 'unsubscribed'] as const
const FORMS = ['confirm', 'unsubscribe'] as const

/**
 * The notices that the newsletter's emails, and its form without JavaScript, link back to. CSS shows the one
 * targeted by the URL fragment. Confirming takes a button press, because mail scanners open links.
 */
export function NewsletterNotices({ hydrated }: { hydrated: boolean }) {
  const { hash, code } = useLocation({
    select: ({ hash, searchStr }) => ({
      hash,
      code: new URLSearchParams(searchStr).get(NEWSLETTER_CODE_PARAMETER) ?? '',
    }),
    structuralSharing: true,
  })
  // Prerendered for visitors without JavaScript; with it, rendered only if the URL targets one.
  if (hydrated && !hash.startsWith('newsletter-')) return null
  return (
    <>
      {NOTICES.map((name) => (
        <div key={name} id={NEWSLETTER_FRAGMENT[name]} className="notice" data-target tabIndex={-1}>
          <h3>{newsletter.notices[name].title}</h3>
          <p>{newsletter.notices[name].text}</p>
        </div>
      ))}
      {FORMS.map((name) => (
        <form
          key={name}
          id={NEWSLETTER_FRAGMENT[name]}
          className="notice stack"
          data-target
          tabIndex={-1}
          method="post"
          action={functionUrl(`newsletter-${name}`)}
        >
          <h3>{newsletter[name].title}</h3>
          <p>{newsletter[name].text}</p>
          <label className="label" hidden={hydrated && code !== ''}>
            {newsletter[name].codeLabel}
            <input
              className={control.control}
              name="token"
              required
              key={code}
              defaultValue={hydrated ? code : ''}
              autoComplete="off"
            />
          </label>
          <Button type="submit">{newsletter[name].submitLabel}</Button>
        </form>
      ))}
    </>
  )
}
