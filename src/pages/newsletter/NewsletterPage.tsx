import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import { NEWSLETTER_FRAGMENT, newsletter } from '../../../content/newsletter.ts'
import { newsletterPage as content } from '../../../content/pages/newsletter.ts'
import { site } from '../../../content/site.ts'
import type { NewsletterStep } from '../../../content/types.ts'
import { focusWhenNew } from '../../browser/focus.ts'
import { shownStep, useNewsletterLink } from '../../features/newsletter/use-newsletter-link.ts'
import { Actions } from '../../ui/Actions.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LetterFigure } from './LetterFigure.tsx'
import { LinkForm } from './LinkForm.tsx'
import styles from './NewsletterPage.module.css'

const { start, again, elsewhere } = content
const { notices } = newsletter
const call = { label: `${content.call} ${site.phone.display}`, href: site.phone.href }

/** After these nobody has anything to subscribe to. */
const SUBSCRIBED: readonly NewsletterStep[] = ['confirmed', 'onTheList']

type Link = ReturnType<typeof useNewsletterLink>

const STEPS: Record<NewsletterStep, (link: Link) => ReactNode> = {
  start: () => (
    <Step name="start" title={start.title} text={start.text}>
      <Links links={start.links} />
    </Step>
  ),
  confirm: (link) => (
    <Step name="confirm" {...newsletter.confirm}>
      <LinkForm action="confirm" {...link} />
    </Step>
  ),
  unsubscribe: (link) => (
    <Step name="unsubscribe" {...newsletter.unsubscribe}>
      <LinkForm action="unsubscribe" {...link} />
    </Step>
  ),
  confirmSent: () => <Notice name="confirmSent" />,
  confirmLater: () => <Notice name="confirmLater" />,
  invalid: () => <Notice name="invalid" actions={[again]} />,
  failed: () => <Notice name="failed" actions={[again, call]} />,
  confirmed: () => <Notice name="confirmed" />,
  unsubscribed: () => <Notice name="unsubscribed" />,
  onTheList: () => <Notice name="onTheList" />,
  offTheList: () => <Notice name="offTheList" actions={[call]} />,
  expired: () => <Notice name="expired" actions={[again]} />,
}

/**
 * The page that newsletter mail and native newsletter forms lead to. The prerendered page contains every step, of
 * which CSS shows the one in the URL's fragment; after hydration it contains only the machine's. Below is the form to
 * subscribe, unless the reader has.
 */
export function NewsletterPage({ children }: { children?: ReactNode }) {
  const link = useNewsletterLink()
  const shown = useSelector(link.actor, shownStep)
  const hydrated = useHydrated()
  return (
    <div className={`band ${styles.screen}`} data-tone="sunk" data-flush>
      <div className={styles.words}>
        <div className={styles.steps}>
          {Object.entries(STEPS).map(
            ([name, show]) => (!hydrated || name === shown) && <Fragment key={name}>{show(link)}</Fragment>,
          )}
        </div>
        {(!hydrated || !SUBSCRIBED.includes(shown)) && (
          <div className={styles.form} data-surface="raised">
            {children}
          </div>
        )}
      </div>
      <div className={`layers ${styles.scene}`}>
        <Scene scene={content.scene} className="cover" loading="eager" />
        <LetterFigure />
      </div>
    </div>
  )
}

type StepProps = { name: NewsletterStep; title: string; text: string; children: ReactNode }

/** One step of the page: its heading, which the URL's fragment targets, and its action. */
function Step({ name, title, text, children }: StepProps) {
  const hydrated = useHydrated()
  return (
    <div
      className={`stack ${styles.step}`}
      data-start={name === 'start' || undefined}
      data-subscribed={SUBSCRIBED.includes(name) || undefined}
      data-target={hydrated ? undefined : true}
    >
      <p className="eyebrow">{content.eyebrow}</p>
      <h1 ref={focusWhenNew} id={name === 'start' ? undefined : NEWSLETTER_FRAGMENT[name]} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      {children}
    </div>
  )
}

type NoticeProps = { name: keyof typeof notices; actions?: Parameters<typeof Actions>[0]['actions'] }

/** The result of a form, and what to do next. */
function Notice({ name, actions }: NoticeProps) {
  return (
    <Step name={name} {...notices[name]}>
      {actions && <Actions actions={actions} />}
      <Links links={elsewhere} />
    </Step>
  )
}

function Links({ links }: { links: typeof elsewhere | typeof start.links }) {
  return (
    <ul role="list" className={`rows ${styles.links}`} data-gap="small" data-strong data-closed>
      {links.map((link) => (
        <li key={link.label}>
          <ArrowLink destination={link}>{link.label}</ArrowLink>
        </li>
      ))}
    </ul>
  )
}
